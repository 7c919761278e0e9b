#include "play/shell/options.hpp"

#include "play/ornaments.hpp"
#include "play/words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

constexpr int full_row = 4;  ///< of the first setting
constexpr int small_row = 3;
constexpr int rows_of_setting = 2;

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
  has_squares_ =
      presentation_ == Presentation::full && choices_.has_color && letters_ != ansi::Charset::ascii;
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
  stage.tell("M: done.");
}

void OptionsScene::press(const ansi::Key& key, Stage& stage) {
  Choices& choices = stage.choices();
  const char32_t letter = typed_letter_of(key);
  if (letter == U's') {
    choices.wanted = next_shown(stage);
  } else if (letter == U'l') {
    choices.letters = after(letters_);
  } else if (letter == U'n' && has_squares_) {
    choices.has_squares = !choices.has_squares;
  } else if (letter == U'b') {
    choices.has_sound = !choices.has_sound;
  } else if (letter == U'p') {
    choices.pace = next(choices.pace);
  } else if (letter == U'c' && has_screen_) {
    choices.has_color = !choices.has_color;
  } else if (letter == U'u' && has_screen_) {
    choices.mouse = !has_mouse_;
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
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

std::vector<OptionsScene::Row> OptionsScene::rows() const {
  const auto on = [](bool is_on) {
    return is_on ? "on" : "off";
  };
  std::vector<Row> rows{
      {"S", "Screens", std::string{name(presentation_)}, "full, small or plain lines"}};
  rows.push_back({"L", "Letters", std::string{name(letters_)}, "another if you see odd ones"});
  if (has_squares_) {
    rows.push_back({"N", "Numbers on pegs", on(!choices_.has_squares), "off: pegs show color alone"}
    );
  }
  if (has_screen_) {
    rows.push_back({"C", "Colors", on(choices_.has_color), "off: black and white"});
    rows.push_back({"U", "Mouse", on(has_mouse_), "click keys, pegs and squares"});
  }
  rows.push_back({"B", "Bell and music", on(choices_.has_sound), "when a game is won or lost"});
  rows.push_back({"P", "Move speed", std::string{name(choices_.pace)}, "of the computer's moves"});
  return rows;
}

void OptionsScene::draw(Canvas& canvas) const {
  if (canvas.is_lean()) return draw_small(canvas);
  canvas.heading("CODEMAKER", "Options", "Press a letter to change its setting");
  const auto rows = this->rows();
  const int height = rows_of_setting * static_cast<int>(rows.size()) + 3;
  draw_page_frame(canvas, height, "Options");
  int row = full_row;
  for (const Row& each : rows) {
    draw_key(canvas, {row, 6}, each.key);
    canvas.text({row, 11}, each.name, look::bright);
    canvas.text({row, 28}, each.value, look::message);
    canvas.text({row, 43}, each.more);
    row += rows_of_setting;
  }
  constexpr int frame_row = 2;
  constexpr int strip_rows = 3;
  const int below = frame_row + height;
  draw_peg_strip(canvas, below + (canvas.message_row() - below - strip_rows) / 2);
  canvas.cursor({row, 6});
}

void OptionsScene::draw_small(Canvas& canvas) const {
  canvas.header("Options");
  int row = small_row;
  for (const Row& each : rows()) {
    canvas.text({row, 0}, each.key, look::bright);
    canvas.text({row, 3}, each.name);
    canvas.text({row, 20}, each.value, look::bright);
    row += rows_of_setting;
  }
  canvas.cursor({row, 0});
}

/// A click on a setting changes it.
void OptionsScene::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  const bool is_full = stage.presentation() == Presentation::full;
  const int across = pointer.at.row - (is_full ? full_row : small_row);
  const auto row = static_cast<std::size_t>(across / rows_of_setting);
  const auto rows = this->rows();
  if (across < 0 || row >= rows.size()) return;
  press(ansi::character(static_cast<unsigned char>(rows[row].key.front())), stage);
}

/// What a letter does is the same for all; Enter and Esc mean nothing in lines.
std::vector<std::string> OptionsScene::line_help() const {
  std::vector<std::string> lines;
  for (const KeyHelp& key : keys()) {
    const bool is_setting =
        std::ranges::any_of(rows(), [&](const Row& row) { return row.key == key.keys; });
    if (is_setting) lines.push_back(key.sentence);
  }
  lines.emplace_back("M: done.");
  return lines;
}

std::vector<KeyHelp> OptionsScene::keys() const {
  std::vector<KeyHelp> keys{{"S", "screens", "S: full screens, small screens or plain lines."}};
  keys.push_back({"L", "", "L: the characters that your terminal shows right."});
  if (has_squares_) {
    keys.push_back({"N", "numbers", "N: pegs show their numbers, or color alone."});
  }
  if (has_screen_) {
    keys.push_back({"C", "colors", "C: colors, or black and white."});
    keys.push_back({"U", "mouse", "U: the mouse, if your terminal has one."});
  }
  keys.push_back({"B", "bell", "B: the bell, and tunes where your terminal plays them."});
  keys.push_back({"P", "speed", "P: how fast the computer's moves are shown."});
  keys.push_back({"Enter", "done", "Enter, M or Esc: done."});
  keys.push_back(help_key());
  return keys;
}

}  // namespace codemaker::play::shell
