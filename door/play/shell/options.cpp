#include "play/shell/options.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/choices/challenges.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/opponents/talk.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

constexpr int full_row = 4;  ///< of the first setting
/// So many have air between them.
constexpr std::size_t most_with_air = 8;
constexpr int pitch_of_large = 3;
/// With these keys a group begins: what is about the screen, about play, about others.
constexpr std::string_view groups = "UG";
/// Of terminals alone: a page that draws boards has neither screens nor letters to choose.
constexpr std::string_view of_terminals = "SLU";

/// Where a setting's parts stand.
struct OptionColumns {
  int key;
  int name;
  int value;
  int sentence;
};

constexpr OptionColumns usual_places{6, 11, 28, 43};
constexpr OptionColumns large_places{8, 14, 36, 54};

Presentation after(Presentation presentation) {
  switch (presentation) {
  case Presentation::full:
    return Presentation::small;
  case Presentation::small:
    return Presentation::lines;
  case Presentation::lines:
    return Presentation::full;
  }
  return presentation;
}

ansi::Charset after(ansi::Charset letters) {
  switch (letters) {
  case ansi::Charset::cp437:
    return ansi::Charset::utf8;
  case ansi::Charset::utf8:
    return ansi::Charset::ascii;
  case ansi::Charset::ascii:
    return ansi::Charset::cp437;
  }
  return letters;
}

/// The next presentation that the terminal can show.
Presentation next_shown(Stage& stage) {
  Presentation wanted = stage.presentation();
  do {
    wanted = after(wanted);
  } while (choose_presentation(stage.call().terminal, wanted, false) != wanted);
  return wanted;
}

}  // namespace

void OptionsScene::look_at(Stage& stage) {
  choices_ = stage.choices();
  presentation_ = choices_.wanted
                      ? choose_presentation(stage.call().terminal, choices_.wanted, false)
                      : stage.presentation();
  const ansi::Terminal& terminal = stage.call().terminal;
  letters_ = choices_.letters.value_or(terminal.charset);
  has_screen_ = presentation_ != Presentation::lines;
  depth_ = terminal.depth;
  has_squares_ =
      presentation_ == Presentation::full && choices_.has_color && letters_ != ansi::Charset::ascii;
  has_passwords_ = stage.call().has_passwords && !stage.call().is_visitor;
  do_opponents_speak_ = stage.kept<opponents::Habits>().speak;
  are_challenges_taken_ = stage.kept<Challenges>().are_taken;
  is_guest_ = stage.call().is_guest;
  has_browser_ = stage.call().may_be_known();
  is_forgotten_ = stage.call().is_forgotten;
  may_page_ = stage.call().may_page;
  has_mouse_ = choices_.mouse.value_or(terminal.reports_mouse);
}

void OptionsScene::enter(Stage& stage) {
  look_at(stage);
  describe(stage);
}

void OptionsScene::describe(Stage& stage) const {
  for (const Row& row : rows()) {
    stage.tell(fmt::format("{}: {}, now {}.", row.key, row.name, row.value));
  }
  if (may_page_) stage.tell("K: page the sysop.");
  stage.tell("M: done.");
}

/// Enter is the letter of the setting that the bar is on.
ansi::Key OptionsScene::meant(const ansi::Key& key) const {
  const auto rows = this->rows();
  const bool is_on_setting = bar_.at() >= 1 && bar_.at() <= rows.size();
  const bool takes_setting = key.code == ansi::KeyCode::enter && is_on_setting;
  return takes_setting ? first_letter(rows[bar_.at() - 1].key) : key;
}

void OptionsScene::press(const ansi::Key& pressed, Stage& stage) {
  if (takes_text()) return press_in_password(pressed, stage);
  if (bar_.press(pressed, rows().size() + 1)) return;
  const ansi::Key key = meant(pressed);
  Choices& choices = stage.choices();
  const char32_t letter = typed_letter_of(key);
  if (letter == U's') {
    choices.wanted = next_shown(stage);
  } else if (letter == U'l') {
    choices.letters = after(letters_);
  } else if (letter == U'n' && has_screen_) {
    choices.change_numbers(has_squares_, depth_);
  } else if (letter == U'b') {
    choices.sound = next(choices.sound);
  } else if (letter == U'v') {
    choices.is_visible = !choices.is_visible;
  } else if (letter == U'a') {
    choices.tells_arrivals = !choices.tells_arrivals;
  } else if (letter == U'g') {
    stage.kept<Challenges>().are_taken = !are_challenges_taken_;
  } else if (letter == U't') {
    stage.kept<opponents::Habits>().speak = !do_opponents_speak_;
  } else if (letter == U'p') {
    choices.pace = next(choices.pace);
  } else if (letter == U'c' && has_screen_) {
    choices.has_color = !choices.has_color;
  } else if (letter == U'u' && has_screen_) {
    choices.mouse = !has_mouse_;
  } else if (letter == U'w' && has_passwords_) {
    return begin_password(stage);
  } else if (letter == U'f' && has_browser_) {
    change_browser(stage);
  } else if (letter == U'k' && may_page_) {
    return stage.open_over(Place::paging);
  } else if (goes_on(key) || key.code == ansi::KeyCode::escape || letter == U'q' || letter == U'm') {
    return stage.go(Place::menu);
  } else {
    return refuse_key(key, stage);
  }
  look_at(stage);
  for (const Row& row : rows()) {
    const bool was_changed = row.key.front() == static_cast<char>(letter - U'a' + U'A');
    if (was_changed) stage.tell(fmt::format("{}: {}.", row.name, row.value));
  }
}

void OptionsScene::take_line(std::string_view line, Stage& stage) {
  if (takes_text()) return take_password(line, stage);
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

/// In lines there is no Esc.
void OptionsScene::take_empty_line(Stage& stage) {
  if (!takes_text()) return;
  end_password();
  stage.tell("No new password.");
}

std::vector<OptionsScene::Row> OptionsScene::rows() const {
  const auto on = [](bool is_on) {
    return is_on ? "on" : "off";
  };
  std::vector<Row> rows{
      {"S", "Screens", std::string{name(presentation_)}, "Full, small or plain lines."}};
  rows.push_back({"L", "Letters", std::string{name(letters_)}, "Code page, UTF-8 or ASCII."});
  if (has_screen_) {
    const auto value = std::string{choices_.numbers_text(has_squares_, depth_)};
    rows.push_back(
        {"N", "Numbers on pegs", value, has_squares_ ? "On, off or shapes." : "On, or shapes."}
    );
    rows.push_back({"C", "Colors", on(choices_.has_color), "Off: black and white."});
    rows.push_back({"U", "Mouse", on(has_mouse_), "Click keys, pegs and squares."});
  }
  rows.push_back(
      {"B", "Bell and music", std::string{name(choices_.sound)}, "All: pegs and guesses, too."}
  );
  rows.push_back({"P", "Move speed", std::string{name(choices_.pace)}, "How fast moves are shown."}
  );
  rows.push_back({"T", "Opponents speak", on(do_opponents_speak_), "They say a word now and then."}
  );
  const std::string_view taken = are_challenges_taken_ ? "taken" : "not taken";
  rows.push_back({"G", "Challenges", std::string{taken}, "Others may offer you games."});
  rows.push_back({"A", "Arrivals", on(choices_.tells_arrivals), "The menu says who has come."});
  rows.push_back({"V", "Visible", on(choices_.is_visible), "Others see that you are here."});
  if (has_passwords_) rows.push_back(password_row());
  if (has_browser_)
    rows.push_back(
        {"F", "This device", is_forgotten_ ? "forgets you" : "knows you",
         is_forgotten_ ? "It opens as a guest." : "It opens with your name."}
    );
  return rows;
}

/// From one setting to the next.
int OptionsScene::pitch(bool is_large) const {
  if (is_large) return pitch_of_large;
  return rows().size() > most_with_air ? 1 : 2;
}

/// Of a setting on full screens: where they stand without air, groups have it between them.
int OptionsScene::row_of(std::size_t item, bool is_large) const {
  const int row = full_row + pitch(is_large) * static_cast<int>(item);
  if (pitch(is_large) > 1) return row;
  const auto rows = this->rows();
  const auto begun = std::ranges::count_if(
      rows.begin(), rows.begin() + static_cast<int>(item) + 1,
      [](const Row& each) { return groups.find(each.key.front()) != groups.npos; }
  );
  return row + static_cast<int>(begun);
}

/// What a setting does: where there is room, what its key's help says.
std::string OptionsScene::sentence(const Row& row, bool is_large) const {
  const auto keys = this->keys();
  const auto help = std::ranges::find(keys, row.key, &KeyHelp::keys);
  const bool is_short = !is_large || takes_text() || help == keys.end();
  if (is_short) return std::string{row.more};
  constexpr std::size_t behind_key = 3;
  std::string sentence = help->sentence.substr(behind_key);
  sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
  return sentence;
}

void OptionsScene::draw(Canvas& canvas) const {
  if (canvas.is_lean()) return draw_small(canvas);
  canvas.heading("CODEMAKER", "Options", task());
  const auto rows = this->rows();
  const bool is_large = canvas.is_large();
  const int pitch = this->pitch(is_large);
  const OptionColumns at = is_large ? large_places : usual_places;
  const int height = row_of(rows.size() - 1, is_large) + 1;  // a free row below the last setting
  draw_page_frame(canvas, height, "Options");
  std::size_t item = 0;
  for (const Row& each : rows) {
    const int row = row_of(item, is_large);
    draw_key(canvas, {row, at.key}, each.key);
    const bool is_typed = takes_text() && each.key == "W";
    const bool is_lit = bar_.at() == ++item || is_typed;
    const auto look = [&](ansi::Attribute usual) {
      return is_lit ? look::reversed : usual;
    };
    if (is_lit) canvas.fill({row, at.name - 1}, canvas.columns() - at.name - 4, 1, " ", look({}));
    canvas.text({row, at.name}, each.name, look(look::bright));
    const auto after = canvas.text({row, at.value}, each.value, look(look::message));
    canvas.text({row, at.sentence}, sentence(each, is_large), look(look::plain));
    if (is_typed) draw_field(canvas, {row, at.value}, after);
  }
  constexpr int frame_row = 2;
  const int below = frame_row + height;
  const int room = canvas.message_row() - below - large_strip_rows;
  constexpr int air = 2;
  if (is_large && room >= air) draw_peg_strip(canvas, below + room / 2);
  if (!takes_text()) canvas.cursor({row_of(rows.size() - 1, is_large) + pitch, at.key});
}

void OptionsScene::draw_small(Canvas& canvas) const {
  if (takes_text()) return draw_small_password(canvas);
  canvas.header("Options");
  int row = small_row;
  std::size_t item = 0;
  for (const Row& each : rows()) {
    ++item;
    if (canvas.noted() != nullptr && of_terminals.find(each.key.front()) != of_terminals.npos)
      continue;
    canvas.offer(row, bar_.at() == item, each.key);
    canvas.text({row, 0}, each.key, look::bright);
    canvas.text({row, 3}, each.name, bar_.at() == item ? look::reversed : look::plain);
    canvas.text({row, 20}, each.value, look::bright);
    row += pitch();
  }
  canvas.cursor({row, 0});
}

/// A click on a setting changes it.
void OptionsScene::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release || takes_text()) return;
  const bool is_full = stage.presentation() == Presentation::full;
  const int pitch = this->pitch(pointer.is_on_large);
  std::size_t item = 0;
  for (const Row& row : rows()) {
    const int first =
        is_full ? row_of(item, pointer.is_on_large) : small_row + pitch * static_cast<int>(item);
    ++item;
    const bool is_hit = pointer.at.row >= first && pointer.at.row < first + pitch;
    if (is_hit) return press(first_letter(row.key), stage);
  }
}

/// What a letter does is the same for all; Enter and Esc mean nothing in lines.
std::vector<std::string> OptionsScene::line_help() const {
  std::vector<std::string> lines;
  for (const KeyHelp& key : keys()) {
    const bool is_setting =
        std::ranges::any_of(rows(), [&](const Row& row) { return row.key == key.keys; });
    if (is_setting) lines.push_back(key.sentence);
  }
  if (may_page_) lines.emplace_back("K: page the sysop, if you want to talk to them.");
  lines.emplace_back("M: done.");
  return lines;
}

std::vector<KeyHelp> OptionsScene::keys() const {
  if (takes_text()) {
    return {
        {"letters", "password", "Letters: type the new password. Nobody sees it."},
        {"Backspace", "undo", "Backspace: delete a letter."},
        {"Enter", "save", "Enter: save it, once you have typed it twice."},
        {"Esc", "back", "Esc: no new password."},
    };
  }
  // On screens the letters stand beside what they change.
  const auto in_lines = [this](std::string_view word) {
    return std::string{has_screen_ ? std::string_view{} : word};
  };
  std::vector<KeyHelp> keys;
  if (has_screen_) keys.push_back({"Letter", "change", "Letter: change the setting of its line."});
  keys.push_back({"S", in_lines("screens"), "S: change to another kind of screen."});
  keys.push_back({"L", "", "L: change letters that look odd."});
  if (has_screen_) {
    keys.push_back({"N", in_lines("numbers"), "N: show numbers, shapes or neither."});
    keys.push_back({"C", in_lines("colors"), "C: change to black and white, or back."});
    keys.push_back({"U", in_lines("mouse"), "U: turn the mouse on or off."});
  }
  keys.push_back({"B", in_lines("bell"), "B: hear nothing, results, or pegs too."});
  keys.push_back({"P", in_lines("speed"), "P: change how fast moves are shown."});
  keys.push_back({"T", "", "T: let your opponents speak, or not."});
  keys.push_back({"G", "", "G: let others offer you games."});
  keys.push_back({"A", "", "A: let the menu say who has come."});
  keys.push_back({"V", "", "V: let others see that you are here, and your games on the web."});
  if (has_passwords_) keys.push_back({"W", "", "W: set a password for your name."});
  if (has_browser_) keys.push_back({"F", "", "F: let this device open with your name, or not."});
  if (may_page_) keys.push_back({"K", "sysop", "K: page the sysop, if you want to talk to them."});
  keys.push_back({"Enter", "done", "Enter, M or Esc: done. Arrows: a setting for Enter."});
  keys.push_back(help_key());
  return keys;
}

}  // namespace codemaker::play::shell
