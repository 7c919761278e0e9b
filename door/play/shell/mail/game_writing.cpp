// A line of the caller's own, which goes with a move by mail.
#include "ansi/text.hpp"
#include "play/shell/mail/game.hpp"

#include <fmt/format.h>

namespace codemaker::play::shell::mail {

/// Nothing is written by an empty line.
void MailGameScene::write(std::string_view line, Stage& stage) {
  state_.is_writing = false;
  state_.line = ansi::clean(ansi::without_color_codes(line), most_of_mail_line);
  stage.say(
      state_.line.empty() ? "You write nothing with your move."
                          : fmt::format("With your move: {}", state_.line)
  );
}

void MailGameScene::press_in_line(const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::escape) {
    state_.is_writing = false;
    return;
  }
  if (key.code == ansi::KeyCode::enter) return write(state_.writing.text(), stage);
  if (state_.writing.press(key)) return;
  if (key.code == ansi::KeyCode::character)
    return stage.refuse(fmt::format("{} letters at most, please.", most_of_mail_line));
  if (key.code != ansi::KeyCode::backspace) refuse_in_text(key, stage);
}

void MailGameScene::take_empty_line(Stage& stage) {
  if (state_.is_writing) write("", stage);
}

}  // namespace codemaker::play::shell::mail
