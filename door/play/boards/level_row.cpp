#include "play/boards/level_row.hpp"

#include "play/drawing/ornaments.hpp"

#include <fmt/format.h>

namespace codemaker::play::boards {
namespace {

using engine::records::strongest_level;

constexpr int chip_columns = levels_width / strongest_level;

}  // namespace

void draw_levels(Canvas& canvas, int level, ansi::Ink ink) {
  for (int each = 1; each <= strongest_level; ++each) {
    const bool is_chosen = each == level;
    const ansi::Position chip{levels_at.row, levels_at.column + (each - 1) * chip_columns};
    canvas.text(
        chip, fmt::format("{0}{2:2}{1}", is_chosen ? "[" : " ", is_chosen ? "]" : " ", each),
        is_chosen ? ansi::painted(ansi::Ink::bar_name, ink) : look::key_cap()
    );
    if (is_chosen) canvas.cursor({chip.row, chip.column + 2});
  }
  const ansi::Position bar{levels_at.row + 1, levels_at.column};
  draw_bar(canvas, bar, levels_width - 1, level, strongest_level, ink);
}

std::optional<int> level_at(ansi::Position at) {
  const int across = at.column - levels_at.column;
  const int down = at.row - levels_at.row;
  const bool is_hit = across >= 0 && across < levels_width && (down == 0 || down == 1);
  return is_hit ? std::optional{across / chip_columns + 1} : std::nullopt;
}

int draw_small_levels(Canvas& canvas, int level) {
  const auto after = canvas.text({3, 0}, "Computer level (1-9, 0 for 10): ");
  if (canvas.noted() != nullptr) {
    canvas.text({4, 5}, fmt::format("{}", level), look::bright);
  } else {
    canvas.text(after, fmt::format("[{}]", level), look::bright);
    canvas.cursor({after.row, after.column + 1});
  }
  return 6;
}

}  // namespace codemaker::play::boards
