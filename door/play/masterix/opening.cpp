#include "play/masterix/opening.hpp"

#include "ansi/line_painter.hpp"
#include "play/call/words.hpp"
#include "play/drawing/embedded.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/masterix/page.hpp"
#include "play/masterix/place.hpp"
#include "play/masterix/unit_art.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>
#include <string>
#include <string_view>

namespace codemaker::play::masterix {

namespace {

using Step = Opening::Step;

/// How far the opening has come.
struct Visit {
  Step next = Step::num_lock;

  static constexpr std::string_view remembered_as = "masterix-visit";

  template <class Fields>
  void fields(Fields& fields) {
    fields("next", next, Step::done);
  }
};

constexpr std::array<std::string_view, 4> num_lock_words{
    "Please turn NUM LOCK on.", "Digits move the cursor.", "5 picks up a unit, then jumps.",
    "Or arrows, Home, End, PgUp, PgDn."};
constexpr std::array<std::string_view, 1> instruction_words{"Would you like instructions? (Y/N)"};
/// The same on screens, where its keys stand below it.
constexpr std::array<std::string_view, 4> full_instruction_words{
    "Would you like instructions?", "Y: how units jump, capture and count", "N: on to the game",
    "G: a guided first game, explained move by move"};
constexpr std::array<std::string_view, 4> player_words{
    "One player or two? (1/2)", "1: against the computer, for the Hall of Fame",
    "2: both at this terminal", "G: a guided first game, explained move by move"};

constexpr std::array<std::string_view, 4> full_player_words{
    "One player or two?", player_words[1], player_words[2], player_words[3]};

std::span<const std::string_view> title_words() {
  static const std::string name = fmt::format("Masterix, in codemaker {}", embedded::version);
  static const std::array<std::string_view, 3> words{
      name, "Jump onto an enemy, capture all around it.", "Copyright 2026 the codemaker authors"};
  return words;
}

/// "G: a guided first game": its key, and beside it what it does; returns the row below.
int draw_small_choice(Canvas& canvas, int row, std::string_view text) {
  constexpr int column = 4;
  canvas.text({row, 0}, text.substr(0, 1), look::bright);
  for (const std::string& line : ansi::wrap(text.substr(3), canvas.columns() - column))
    canvas.text({row++, column}, line);
  return row;
}

/// What the game is, and below it in grey whose it is.
ansi::Attribute look_of_title(std::string_view words) {
  return words == title_words().back() ? look::dim : look::bright;
}

/// Words in the middle; long ones are broken where both rows have some of them.
int draw_small_words(Canvas& canvas, int row, std::string_view text, bool is_first) {
  constexpr int columns_of_long = 28;
  const bool is_long = static_cast<int>(text.size()) > canvas.columns();
  const auto look = is_first ? look::message : look::plain;
  for (const std::string& line : ansi::wrap(text, is_long ? columns_of_long : canvas.columns()))
    canvas.middle_text(row++, 0, canvas.columns(), line, look);
  return row;
}

/// The pieces in the middle, between the name and what the game is.
void draw_small_title(Canvas& canvas) {
  const auto words = title_words();
  draw_small_words(canvas, 4, words[0], true);
  draw_unit_strip(canvas, 8);
  const int row = draw_small_words(canvas, 13, words[1], false);
  draw_small_words(canvas, row + 2, words[2], false);
}

/// The name across, below it units of both sides, and then the words.
void draw_large_title(Canvas& canvas) {
  constexpr int row = 8;
  constexpr int units_row = row + large_name_rows + 4;
  constexpr int words_row = units_row + 11;
  canvas.heading("MASTERIX", "Welcome");
  draw_name(canvas, row);
  draw_unit_strip(canvas, units_row);
  const auto words = title_words();
  canvas.middle_text(words_row, 0, canvas.columns(), words[0], look::message);
  canvas.middle_text(words_row + 2, 0, canvas.columns(), words[1], look::bright);
  canvas.middle_text(words_row + 4, 0, canvas.columns(), words[2], look::plain);
  canvas.cursor({canvas.message_row(), canvas.columns() / 2});
}

std::span<const std::string_view> words_of(Step step) {
  switch (step) {
  case Step::num_lock:
    return num_lock_words;
  case Step::title:
    return title_words();
  case Step::instructions:
    return instruction_words;
  case Step::players:
    return player_words;
  case Step::done:
    break;
  }
  return {};
}

}  // namespace

void Opening::begin(bool comes_anew, Stage& stage) {
  auto& visit = stage.kept<Visit>();
  const Openings openings = stage.call().openings;
  if (openings == Openings::always && comes_anew) visit.next = Step::num_lock;
  step_ = openings != Openings::never && !stage.has_buttons() ? visit.next : Step::done;
  // Lines have no number pad, and a title is told in passing.
  const bool passes = stage.is_line() && step_ < Step::instructions;
  if (!passes) return;
  for (const std::string_view words : title_words())
    stage.tell(std::string{words});
  go_to(Step::instructions, stage);
}

void Opening::tell(Stage& stage) const {
  for (const std::string_view words : words_of(step_).subspan(1))
    stage.tell(std::string{words});
}

std::string Opening::prompt() const {
  return fmt::format("{}: ", words_of(step_).front());
}

void Opening::go_to(Step step, Stage& stage) {
  step_ = step;
  stage.kept<Visit>().next = step;
}

bool Opening::press(const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  const Step now = step_;
  if (now == Step::instructions && (letter == U'y' || letter == U'j')) {
    go_to(Step::players, stage);
    stage.go(Place::rules);
    return true;
  }
  if (goes_on(key) || (now == Step::instructions && letter == U'n')) {
    const auto next = static_cast<Step>(static_cast<int>(now) + 1);
    go_to(next, stage);
    return true;
  }
  // A run is not begun by what was meant as an answer.
  if (now == Step::instructions && letter == U'r' && stage.is_line()) {
    stage.refuse("Y or N, please.");
    return true;
  }
  skip(stage);
  if (now == Step::players && letter == U'1') {
    stage.go(place::run);
    return true;
  }
  if (now == Step::players && letter == U'2') {
    stage.go(place::pair);
    return true;
  }
  return false;
}

/// On screens; in lines the question names its keys.
std::span<const std::string_view> Opening::shown_words() const {
  if (step_ == Step::instructions) return full_instruction_words;
  if (step_ == Step::players) return full_player_words;
  return words_of(step_);
}

bool Opening::is_list() const {
  return step_ == Step::instructions || step_ == Step::players;
}

void Opening::draw(Canvas& canvas) const {
  if (canvas.is_large()) return draw_large_title(canvas);
  canvas.is_lean() ? draw_small(canvas) : draw_full(canvas);
}

/// A page has its own way with words.
void Opening::note(Canvas& canvas) const {
  int row = 2;
  for (const std::string_view words : words_of(step_))
    row = canvas.paragraph(row, 0, words);
}

void Opening::draw_small(Canvas& canvas) const {
  canvas.header("Masterix");
  if (canvas.noted() != nullptr) return note(canvas);
  canvas.cursor({canvas.message_row(), 0});
  const bool has_room = canvas.rows() > Canvas::lean_rows;
  if (step_ == Step::title && has_room) return draw_small_title(canvas);
  int row = has_room ? 4 : 2;
  for (const std::string_view text : shown_words()) {
    const bool is_first = text == shown_words().front();
    const int below = is_list() && !is_first ? draw_small_choice(canvas, row, text)
                                             : draw_small_words(canvas, row, text, is_first);
    row = below + (is_first || is_list() ? 1 : 0);
  }
  if (step_ == Step::num_lock) draw_pad(canvas, {row + 1, (canvas.columns() - pad_columns) / 2});
  if (has_room) draw_unit_strip(canvas, canvas.message_row() - 3);
}

void Opening::draw_full(Canvas& canvas) const {
  canvas.heading("MASTERIX", "Welcome");
  draw_page(canvas, "");
  const std::span<const std::string_view> words = shown_words();
  std::size_t longest = 0;
  for (const std::string_view text : words)
    longest = std::max(longest, text.size());
  const int list_column = page_column + (page_width - static_cast<int>(longest)) / 2;
  constexpr std::array first_rows{1, 3, 2, 2};  // of each step
  const bool is_title = step_ == Step::title;
  int row = page_row + first_rows.at(static_cast<std::size_t>(step_));
  for (const std::string_view text : words) {
    const bool is_first = text == words.front();
    if (is_list() && !is_first) {
      draw_key(canvas, {row, list_column}, text.substr(0, 1));
      canvas.text({row, list_column + 4}, text.substr(3));
      row += 2;
      continue;
    }
    const auto below = is_title ? look_of_title(text) : look::plain;
    canvas.middle_text(row, page_column, page_width, text, is_first ? look::message : below);
    row += is_first || is_title ? 2 : 1;
    if (!is_first || step_ != Step::num_lock) continue;
    draw_pad(canvas, {row, page_column + (page_width - pad_columns) / 2});
    row += pad_rows + 1;
  }
  canvas.cursor({page_row + page_rows - 1, page_column + page_width / 2});
}

std::vector<KeyHelp> Opening::keys() const {
  const KeyHelp skips{"any other key", "menu", "Any other key: skip the opening."};
  switch (step_) {
  case Step::instructions:
    return {
        {"Y", "instructions", "Y: how Masterix is played."},
        {"N", "no", "N or Enter: go on."},
        {"G", "guided", "G: a guided first game."},
        skips};
  case Step::players:
    return {
        {"1", "one player", "1: a ranked run against the computer."},
        {"2", "two players", "2: two players at this terminal."},
        {"G", "guided", "G: a guided first game."},
        skips};
  default:
    return {{"Enter", "go on", "Enter or Space: go on."}, skips};
  }
}

}  // namespace codemaker::play::masterix
