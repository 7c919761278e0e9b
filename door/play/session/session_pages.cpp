// What lies over the scene for a while (help, options, rules), and the mouse, which reaches the
// key line under all of them.
#include "play/session/session.hpp"

#include "play/session/showing.hpp"
#include "play/shell/options.hpp"
#include "play/shell/paging.hpp"
#include "play/shell/rules_scene.hpp"

#include <utility>

namespace codemaker::play {

void Session::open_page(Place place, Effects& effects) {
  const bool lies_over_page = showing_->page.has_value();
  if (place == Place::options) showing_->page.emplace(shell::OptionsScene{});
  if (place == Place::rules) showing_->page.emplace(shell::RulesScene{});
  if (place == Place::paging) showing_->page.emplace(shell::Paging{});
  if (!lies_over_page) message_below_page_ = std::exchange(message_, {});
  refusal_.clear();
  Stage stage = this->stage();
  showing_->on_top().enter(stage);
  adopt(stage, effects);
}

/// A page that leads somewhere else leads back to the game it lies over; only home is farther.
void Session::close_left_page(Stage& stage) {
  if (!showing_->page || !stage.next) return;
  const bool was_paging = showing_->page->as<shell::Paging>() != nullptr;
  showing_->page.reset();
  if (stage.next == Place::farewell) return;
  stage.next.reset();
  // What the scene said meanwhile is newer.
  if (message_.empty()) message_ = std::move(message_below_page_);
  if (!was_paging) stage.tell("Back to the game.");
  const bool is_untold = std::exchange(is_scene_untold_, false);
  if (is_untold) showing_->on_top().describe(stage);
}

void Session::open_help(Stage& stage) {
  if (presentation_ != Presentation::lines) {
    is_help_open_ = true;
    return;
  }
  const auto lines = showing_->on_top().line_help();
  for (const std::string& line : lines)
    stage.tell(line);
  if (lines.empty()) {
    const std::string help_on_screens = help_key().sentence;
    for (const KeyHelp& help : keys())
      stage.tell(help.sentence == help_on_screens ? "?: this help." : help.sentence);
  }
  stage.tell("T: the time left. RULES: the rules of this game. Ctrl-X: return to the BBS.");
}

/// A button goes down or up somewhere; dragging itself and the wheel mean nothing.
void Session::point(const ansi::Mouse& mouse, Stage& stage) {
  constexpr int shift = 4;
  constexpr int motion = 32;
  constexpr int wheel = 64;
  constexpr int buttons = 3;
  constexpr int right = 2;
  if ((mouse.button & (motion | wheel)) != 0) return;
  const int button = mouse.button & buttons;
  const Pointer pointer{
      Canvas::on_canvas({mouse.row - 1, mouse.column - 1}, call_.terminal, presentation_),
      mouse.is_release, button == right || (mouse.button & shift) != 0};
  if (!pointer.is_release && click_key(pointer.at, stage)) return;
  if (!question_) showing_->on_top().point(pointer, stage);
}

/// A click on a key of the key line presses it.
bool Session::click_key(ansi::Position at, Stage& stage) {
  if (question_ && presentation_ != Presentation::full) return false;
  const auto shown = question_ ? keys_of_question() : keys();
  const KeyHelp* const clicked = Canvas::key_at(at, shown, presentation_);
  if (clicked == nullptr) return false;
  const std::vector<ansi::Key> keys = keys_named(clicked->keys);
  for (const ansi::Key& key : keys)
    press(key, stage);
  return !keys.empty();
}

std::vector<KeyHelp> Session::working_keys() const {
  if (is_over_) return {};
  if (shown_notice() != nullptr) return {{"any key", "close", ""}};
  if (chat_) return sysop::chat_keys();
  if (is_help_open_) return {{"any key", "back", ""}};
  return question_ ? keys_of_question() : keys();
}

std::vector<KeyHelp> Session::keys_of_question() {
  return {{"Y", "yes", ""}, {"N", "no", ""}};
}

}  // namespace codemaker::play
