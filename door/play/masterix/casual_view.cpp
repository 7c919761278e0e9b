// A casual game of Masterix as it is drawn, and the keys it has.
#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/masterix/casual.hpp"
#include "play/masterix/page.hpp"
#include "play/masterix/round_end.hpp"

#include <cstdint>
#include <fmt/format.h>

namespace codemaker::play::masterix {

namespace {

constexpr int max_level = 10;
constexpr int chip_columns = 5;
constexpr int chip_row = page_row + 3;
constexpr int first_chip = page_column + 3;

std::string pay_at(int level) {
  return fmt::format(
      "A kill pays {}, each unit left at the end {}.",
      count(std::int64_t{2} * level, "point", "points"), level
  );
}

}  // namespace

void Casual::draw(Canvas& canvas) const {
  switch (phase_) {
  case Phase::idle:
    return canvas.is_lean() ? draw_small_choice(canvas) : draw_choice(canvas);
  case Phase::dealing:
  case Phase::playing:
  case Phase::decided:
    return play_.draw(canvas);
  case Phase::result:
    break;
  }
  canvas.cursor({canvas.message_row(), 0});
  if (!canvas.is_lean()) {
    draw_result(canvas, play_.where(), ceremony_, play_, {});
    constexpr int indent = 3;  // as the message has
    canvas.text({canvas.message_row() - 1, indent}, spoiler_free(), look::bright);
    return;
  }
  canvas.header(
      daily_ ? "Masterix " + play_.where() : fmt::format("Masterix level {}, casual", level_)
  );
  const int below = play_.draw_count(canvas, 3);
  canvas.paragraph(below + 1, 0, spoiler_free(), look::bright);
}

void Casual::draw_small_choice(Canvas& canvas) const {
  canvas.header("Masterix: casual game");
  canvas.text({3, 0}, "Computer level (1-9, 0 for 10):");
  canvas.cursor(canvas.text({4, 5}, fmt::format("{}", level_), look::bright));
  canvas.paragraph(6, 0, pay_at(level_));
}

void Casual::draw_choice(Canvas& canvas) const {
  canvas.heading("MASTERIX", "Casual game", "How well should the computer play?");
  draw_page(canvas, "COMPUTER LEVEL");
  canvas.middle_text(
      chip_row - 2, page_column, page_width, "1 is easy, 10 is the strongest.", look::plain
  );
  for (int level = 1; level <= max_level; ++level) {
    const bool is_chosen = level == level_;
    const ansi::Position at{chip_row, first_chip + (level - 1) * chip_columns};
    canvas.text(
        at, fmt::format("{0}{2:2}{1}", is_chosen ? "[" : " ", is_chosen ? "]" : " ", level),
        is_chosen ? ansi::painted(ansi::Ink::bar_name, ansi::Ink::peg_blue) : look::key_cap()
    );
    if (is_chosen) canvas.cursor({at.row, at.column + 2});
  }
  draw_bar(
      canvas, {chip_row + 1, first_chip}, max_level * chip_columns - 1, level_, max_level,
      ansi::Ink::peg_blue
  );
  canvas.middle_text(chip_row + 3, page_column, page_width, pay_at(level_), look::bright);
  canvas.middle_text(
      chip_row + 5, page_column, page_width, "H gives you a hint, U takes a move back.", look::plain
  );
  canvas.middle_text(chip_row + 6, page_column, page_width, "Nothing is ranked.", look::plain);
}

void Casual::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  if (is_playing()) {
    play_.point(pointer, stage);
    return follow(stage);
  }
  if (is_at_end()) return go_on(stage);
  if (phase_ != Phase::idle) return;
  const int across = pointer.at.column - first_chip;
  const int level = across / chip_columns + 1;
  const bool is_hit = stage.presentation() == Presentation::full && across >= 0 &&
                      level <= max_level &&
                      (pointer.at.row == chip_row || pointer.at.row == chip_row + 1);
  if (!is_hit) return;
  if (level == level_) return press(ansi::Key{ansi::KeyCode::enter, 0, {}}, stage);
  set_level(level, stage);
}

std::vector<KeyHelp> Casual::keys() const {
  switch (phase_) {
  case Phase::idle:
    return {
        {"1-9 0", "level", "1 to 9, 0 for 10: how well the computer plays. Arrows work too."},
        {"", "", "Mouse: click a level, and again to play.", true},
        {"Enter", "play", "Enter: play at this level."},
        help_key(),
        {"Q", "back", "Q or Esc: back to the list."},
    };
  case Phase::dealing:
  case Phase::playing:
  case Phase::decided: {
    std::vector<KeyHelp> keys = play_.keys();
    if (!daily_) keys.insert(keys.end() - 2, {"", "", "N or F2: a new game."});
    return keys;
  }
  case Phase::result:
    if (daily_) return {{"any key", "tables", "Any key: the tables of the day."}, help_key()};
    return {
        {"any key", "play again",
         word_.empty() ? "Any key: play again on a fresh board."
                       : "Any key: play the same board again."},
        help_key(),
        {"Q", "quit", "Q or Esc: back to the list."},
    };
  }
  return {};
}

}  // namespace codemaker::play::masterix
