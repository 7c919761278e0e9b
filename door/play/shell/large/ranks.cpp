#include "play/shell/large/ranks.hpp"

#include "play/drawing/canvas.hpp"
#include "play/shell/hall_words.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string_view>

namespace codemaker::play::shell {

namespace {

constexpr int name_indent = 5;

/// In the middle of where ranks would be, both lines from one column.
void draw_no_ranks(Canvas& canvas, const RanksPlace& place) {
  constexpr std::array<std::string_view, 2> lines{"No scores yet.", "Be the first!"};
  const auto most = static_cast<int>(place.most);
  int row = place.at.row + std::max(most - static_cast<int>(lines.size()), 0) / 2;
  const int before = (place.columns - static_cast<int>(lines.front().size())) / 2;
  for (const std::string_view line : lines)
    canvas.text({row++, place.at.column + before}, line, look::plain);
}

}  // namespace

void draw_ranks(
    Canvas& canvas, const RanksPlace& place, std::span<const scores::Entry> rows,
    const scores::Player* own
) {
  ansi::Position at = place.at;
  const int end = at.column + place.columns;
  const auto right = [&](int column, std::string_view text, ansi::Attribute look) {
    canvas.text({at.row, column - static_cast<int>(text.size())}, text, look);
  };
  if (rows.empty()) {
    draw_no_ranks(canvas, place);
    return;
  }
  const std::size_t shown = std::min(rows.size(), place.most);
  for (std::size_t rank = 1; rank <= shown; ++rank, ++at.row) {
    const scores::Entry& row = rows[rank - 1];
    const bool is_own = own != nullptr && scores::is_same_player(row.player, *own);
    // A bar is where a cursor is.
    const auto ink = ansi::painted(is_own ? ansi::Ink::bar_name : metal_of_rank(rank));
    if (is_own) canvas.text({at.row, at.column + name_indent - 1}, "»", ink);
    canvas.text(at, fmt::format("{:>2}{}", rank, rank <= 3 ? "■" : " "), ink);
    canvas.text({at.row, at.column + name_indent}, shown_name(row), ink);
    constexpr int level_end = 11;
    right(end - level_end, fmt::format("level {:>2}", row.level), ink);
    right(end, fmt::format("{}", row.score), ink);
  }
  for (std::size_t rank = shown + 1; rank <= place.most; ++rank, ++at.row)
    draw_free_rank(canvas, at, rank);
}

void draw_free_rank(Canvas& canvas, ansi::Position at, std::size_t rank) {
  canvas.text(at, fmt::format("{:>2}", rank), look::dim);
}

}  // namespace codemaker::play::shell
