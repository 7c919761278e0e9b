// Keys, lines and the mouse of a session: what means the same everywhere, and all else to the
// scene.
#include "play/session/session.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/drawing/canvas.hpp"
#include "play/drawing/help_page.hpp"
#include "play/session/state.hpp"
#include "play/sysop/chat.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play {
namespace {

bool is_yes(char32_t letter) {
  return letter == U'y' || letter == U'j';  // the Y of German and Scandinavian callers
}

bool is_control(const ansi::Key& key, char32_t letter) {
  return key == ansi::Key{ansi::KeyCode::control, letter, {}};
}

std::vector<KeyHelp> keys_of_question(const Confirmation& question) {
  if (!question.may_pause) return {{"Y", "yes", ""}, {"N", "no", ""}};
  return {{"P", "pause", ""}, {"E", "end", ""}, {"G", "go on", ""}};
}

}  // namespace

void Session::take_key(const ansi::Key& pressed, Stage& stage) {
  const Instant now = state_->time.now();
  const bool is_back = state_->time.touch();
  if (is_back || !is_redraw(pressed)) state_->dialogue.heed(is_back);
  if (!is_redraw(pressed) && state_->sysop.closes_message(pressed, now)) return;
  if (state_->sysop.toggles_status_line(pressed, state_->call)) return;
  if (state_->type_ahead.is_dropped(now) && !is_redraw(pressed)) return;
  if (state_->sysop.is_chatting()) return state_->sysop.press(pressed, state_->dialogue, stage);
  // Ctrl-C, where it reaches us, is the wish to leave.
  const bool interrupts = is_control(pressed, U'C');
  const ansi::Key key = interrupts ? ansi::character(U'q') : pressed;
  const bool is_line = state_->presentation == Presentation::lines;
  if (interrupts && is_line) {
    state_->dialogue.typed = shared::LineEditor{Dialogue::max_text_line, "q"};
    return take_text_line(stage);
  }
  if (!is_line || state_->showing.is_at_farewell()) return press(key, stage);
  if (is_control(key, U'X')) return stage.ask_to_leave_door();
  type(key, stage);
}

void Session::press(const ansi::Key& key, Stage& stage) {
  Showing& showing = state_->showing;
  if (is_redraw(key)) return stage.perform(effect::ChangeTerminal{});
  if (showing.is_help_open) return press_in_help(key, stage);
  if (key.code == ansi::KeyCode::mouse) return point(key.mouse, stage);
  if (state_->dialogue.question) return press_in_question(key, stage);
  if (asks_help(key)) return open_help(stage);
  if (is_control(key, U'X') && !showing.is_at_farewell()) return stage.ask_to_leave_door();
  if (key.code == ansi::KeyCode::enter) showing.time_left = state_->time.time_left();
  state_->dialogue.refusal.clear();
  showing.on_top().press(key, stage);
}

void Session::press_in_help(const ansi::Key& key, Stage& stage) {
  Showing& showing = state_->showing;
  const bool is_mouse = key.code == ansi::KeyCode::mouse;
  if (is_mouse && key.mouse.is_release) return;
  const ansi::Terminal& terminal = state_->call.terminal;
  const auto keys = keys_below_message();
  const auto at =
      Canvas::on_canvas({key.mouse.row - 1, key.mouse.column - 1}, terminal, state_->presentation);
  const bool has_key_line = state_->presentation == Presentation::full;
  const KeyHelp* const clicked =
      is_mouse && has_key_line ? Canvas::key_at(at, keys, terminal, state_->presentation) : nullptr;
  const bool is_rules = letter_of(key) == U'i' || (clicked != nullptr && clicked->keys == "I");
  showing.is_help_open = false;
  if (is_rules && !showing.page) stage.open_over(Place::rules);
}

/// F1 everywhere, ? where it cannot be text.
bool Session::asks_help(const ansi::Key& key) const {
  const bool is_mark = key == ansi::character(U'?') && !state_->showing.on_top().takes_text();
  return is_mark || key == ansi::Key{ansi::KeyCode::function, 1, {}};
}

/// Ctrl-L everywhere, = where it cannot be text.
bool Session::is_redraw(const ansi::Key& key) const {
  if (key != ansi::character(U'=')) return is_control(key, U'L');
  const AnyScene& scene = state_->showing.on_top();
  return !scene.takes_signs() && !scene.takes_text();
}

void Session::press_in_question(const ansi::Key& key, Stage& stage) {
  Dialogue& dialogue = state_->dialogue;
  const char32_t letter = typed_letter_of(key);  // F2 is no N here
  const bool may_pause = dialogue.question->may_pause;
  const bool is_no = letter == (may_pause ? U'g' : U'n') || key.code == ansi::KeyCode::escape;
  if (may_pause && letter == U'p') return pause_game(stage);
  if (may_pause ? letter == U'e' : is_yes(letter)) {
    const bool leaves_door = dialogue.question->leaves_door;
    dialogue.question.reset();
    dialogue.message.clear();
    if (leaves_door) return stage.go(Place::farewell);
    state_->showing.scene.confirm(stage);
  } else if (is_no) {
    dialogue.question.reset();
    dialogue.refusal.clear();
    stage.tell("Going on.");
  } else {
    dialogue.remind();
  }
}

void Session::type(const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::enter) return take_text_line(stage);
  state_->dialogue.typed.press(key);
}

void Session::take_text_line(Stage& stage) {
  Showing& showing = state_->showing;
  const std::string typed = state_->dialogue.take_typed();
  const std::string line{ansi::trim(typed)};
  if (line.empty()) {
    if (!state_->dialogue.question) showing.on_top().take_empty_line(stage);
    return;
  }
  if (state_->dialogue.question) return press_in_question(first_letter(line), stage);
  if (showing.on_top().takes_text()) return showing.on_top().take_line(line, stage);
  const std::string word = ansi::upper_case(line);
  if (line == "?" || word == "HELP") return open_help(stage);
  if (word == "TIME")
    return stage.tell(fmt::format("Time left: {}.", time_text(state_->time.time_left())));
  if (word == "RULES" && !showing.page) return stage.open_over(Place::rules);
  showing.on_top().take_line(letter_of_word(word).value_or(line), stage);
}

/// The letter of a key whose word of the key line was typed, or the first of its words: "hint" is
/// H, "guided" is G. Everybody knows what "quit" and "leave" are.
std::optional<std::string> Session::letter_of_word(std::string_view word) const {
  for (const KeyHelp& help : keys()) {
    const std::string does = ansi::upper_case(help.does);
    const bool is_meant = does == word || does.substr(0, does.find(' ')) == word;
    if (help.keys.size() == 1 && is_meant) return help.keys;
  }
  const bool leaves = word == "QUIT" || word == "LEAVE";
  return leaves ? std::optional<std::string>{"Q"} : std::nullopt;
}

void Session::open_help(Stage& stage) {
  if (state_->presentation != Presentation::lines) {
    state_->showing.is_help_open = true;
    state_->dialogue.refusal.clear();
    return;
  }
  const auto lines = state_->showing.on_top().line_help();
  for (const std::string& line : lines)
    stage.tell(line);
  if (lines.empty()) {
    const std::string help_on_screens = help_key().sentence;
    for (const KeyHelp& help : keys())
      stage.tell(help.sentence == help_on_screens ? "?: this help." : help.sentence);
  }
  stage.tell(fmt::format(
      "TIME: the time left. RULES: the rules of this game. Ctrl-X: {}.", state_->call.leaving()
  ));
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
  const bool is_large = state_->fills_large();
  const Pointer pointer{
      Canvas::on_canvas(
          {mouse.row - 1, mouse.column - 1}, state_->call.terminal, state_->presentation, is_large
      ),
      mouse.is_release, button == right || (mouse.button & shift) != 0, is_large,
      size_of_board(state_->call.terminal, state_->presentation, state_->liking.choices, is_large)};
  if (!pointer.is_release && click_key(pointer.at, stage)) return;
  if (state_->dialogue.question) return;
  const ansi::Terminal& terminal = state_->call.terminal;
  const bool is_on_screen = mouse.row <= terminal.rows && mouse.column <= terminal.columns;
  if (!pointer.is_release && is_on_screen) state_->dialogue.refusal.clear();
  state_->showing.on_top().point(pointer, stage);
}

/// A click on a key of the key line presses it.
bool Session::click_key(ansi::Position at, Stage& stage) {
  const bool is_question = state_->dialogue.question.has_value();
  if (is_question && state_->presentation != Presentation::full) return false;
  const auto shown = is_question ? keys_of_question(*state_->dialogue.question) : keys();
  const KeyHelp* const clicked =
      Canvas::key_at(at, shown, state_->call.terminal, state_->presentation, state_->fills_large());
  if (clicked == nullptr) return false;
  const std::vector<ansi::Key> keys = keys_named(clicked->keys);
  for (const ansi::Key& key : keys)
    press(key, stage);
  return !keys.empty();
}

std::vector<KeyHelp> Session::keys() const {
  auto keys = state_->showing.on_top().keys();
  if (!wants_mouse()) std::erase_if(keys, [](const KeyHelp& help) { return help.needs_mouse; });
  return keys;
}

std::vector<KeyHelp> Session::keys_below_message() const {
  if (state_->sysop.is_chatting()) return sysop::chat_keys();
  if (state_->showing.is_help_open) return keys_of_help(!state_->showing.page);
  return state_->dialogue.question ? keys_of_question(*state_->dialogue.question) : keys();
}

std::vector<KeyHelp> Session::working_keys() const {
  if (state_->is_over) return {};
  if (state_->sysop.message() != nullptr) return {{"any key", "close", ""}};
  return keys_below_message();
}

}  // namespace codemaker::play
