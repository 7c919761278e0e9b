// What a caller sees and hears of the session: the scene, or what lies over it.
#include "play/session/session.hpp"

#include "ansi/markup.hpp"
#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/theme.hpp"
#include "play/drawing/help_page.hpp"
#include "play/session/showing.hpp"

#include <algorithm>
#include <utility>

namespace codemaker::play {

/// The sysop's picture for this screen, with the values it names.
void Session::draw_backdrop(Canvas& canvas) const {
  if (!call_.theme) return;
  const std::string_view name = is_help_open_ ? "help" : showing_->on_top().art_name();
  const ansi::Terminal& terminal = call_.terminal;
  const int columns = canvas.is_lean() ? std::min(terminal.columns, 40) : terminal.columns;
  const ansi::Art* const found = call_.theme->find(name, columns, terminal.charset);
  if (found == nullptr) return;
  ansi::Art art = *found;
  ansi::fill_in(
      art,
      {{"USER", ansi::clean(call_.player.handle, 24)},
       {"BOARD", ansi::clean(call_.board_name.empty() ? call_.player.board : call_.board_name, 40)},
       {"TIME", time_text(shown_time_)}}
  );
  canvas.backdrop(art);
}

ansi::Frame Session::frame() const {
  Canvas canvas{call_.terminal, presentation_, choices_};
  if (!chat_) draw_backdrop(canvas);
  draw_shown(canvas);
  draw_status_line(canvas);
  if (const auto* notice = shown_notice()) sysop::draw_notice(canvas, *notice);
  return std::move(canvas).take();
}

/// What there is below a message of the sysop's.
void Session::draw_shown(Canvas& canvas) const {
  if (chat_) {
    sysop::draw_chat(canvas, **chat_);
    if (shown_time_) canvas.time(time_text(shown_time_));
    canvas.message(refusal_.empty() ? message_ : refusal_);
    return canvas.keys(sysop::chat_keys());
  }
  if (is_help_open_) return draw_help(canvas, keys());
  showing_->on_top().draw(canvas);
  if (shown_time_) canvas.time(time_text(shown_time_));
  if (question_) {
    canvas.cursor(canvas.message(question_->text + " "));
    if (!canvas.is_lean()) canvas.keys(keys_of_question());
  } else {
    canvas.message(refusal_.empty() ? message_ : refusal_);
    if (!is_over_) canvas.keys(keys());
  }
}

const event::Message* Session::shown_notice() const {
  return notices_ ? (*notices_)->shown() : nullptr;
}

bool Session::hides_typing() const {
  return !chat_ && !question_ && showing_->on_top().hides_lines();
}

ansi::Page Session::take_page() {
  const std::string scenes_prompt =
      question_ ? question_->text + ": " : showing_->on_top().prompt();
  const std::string prompt = chat_ ? "Chat: " : scenes_prompt;
  const bool is_hidden = hides_typing();
  const std::string& typed = typed_.text();
  return {
      std::exchange(told_, {}), is_over_ ? "" : prompt,
      is_hidden ? std::string(ansi::length(typed), '*') : typed, asked_};
}

void Session::follow_presentation(Effects& effects) {
  const ansi::Charset letters = choices_.letters.value_or(told_letters_);
  if (std::exchange(call_.terminal.charset, letters) != letters)
    effects.emplace_back(effect::ChangeTerminal{});
  const Presentation wanted =
      choose_presentation(call_.terminal, choices_.wanted, call_.uses_screen_reader);
  if (wanted == presentation_) return;
  presentation_ = wanted;
  is_help_open_ = false;
  is_scene_untold_ = showing_->page && wanted == Presentation::lines;
  effects.emplace_back(effect::ChangeTerminal{});
  Stage stage = this->stage();
  showing_->on_top().describe(stage);
  adopt(stage, effects);
}

void Session::handle_resize(const event::Resize& resize, Stage& stage) {
  if (resize.rows <= 0 || resize.columns <= 0) return;
  ansi::Terminal& terminal = call_.terminal;
  const int rows = std::min(resize.rows, ansi::max_rows);
  const int columns = std::min(resize.columns, ansi::max_columns);
  if (rows == terminal.rows && columns == terminal.columns) return;
  terminal.rows = rows;
  terminal.columns = columns;
  stage.perform(effect::ChangeTerminal{});
}

}  // namespace codemaker::play
