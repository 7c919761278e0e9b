// A line of the caller's own, which goes with a move by mail.
#include "ansi/text.hpp"
#include "play/shell/mail/game.hpp"

#include <fmt/format.h>

namespace codemaker::play::shell::mail {

/// Nothing is written by an empty line.
void write_line(GameState& state, std::string_view line, Stage& stage) {
  state.is_writing = false;
  state.line = ansi::clean(ansi::without_color_codes(line), most_of_mail_line);
  stage.say(
      state.line.empty() ? "You write nothing with your move."
                         : fmt::format("With your move: {}", state.line)
  );
}

void press_in_line(GameState& state, const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::escape) {
    state.is_writing = false;
    return;
  }
  if (key.code == ansi::KeyCode::enter) return write_line(state, state.writing.text(), stage);
  if (state.writing.press(key)) return;
  if (key.code == ansi::KeyCode::character)
    return stage.refuse(fmt::format("{} letters at most, please.", most_of_mail_line));
  if (key.code != ansi::KeyCode::backspace) refuse_in_text(key, stage);
}

void MailGameScene::take_empty_line(Stage& stage) {
  if (state_.is_writing) write_line(state_, "", stage);
}

}  // namespace codemaker::play::shell::mail
