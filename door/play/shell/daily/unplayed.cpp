#include "play/shell/daily/unplayed.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"

#include <fmt/format.h>

namespace codemaker::play::shell::daily {

std::string title_of_day(const Canvas& canvas, engine::RankedGame game) {
  if (canvas.noted() == nullptr) return "Today";
  return fmt::format("Today's table: {}", ansi::capitalized(play::game_of(game).title));
}

std::string title_of_month(const Canvas& canvas, engine::RankedGame game) {
  if (canvas.noted() == nullptr) return "This month";
  return fmt::format("This month: {}", ansi::capitalized(play::game_of(game).title));
}

std::string placed_name(const Canvas& canvas, std::size_t place, const DailyRow& row) {
  const std::string_view dot = canvas.noted() == nullptr ? "" : ".";
  return fmt::format("{:>2}{}{}{}", place, dot, row.is_own ? "»" : " ", table_name(row.name));
}

void draw_ranks(Canvas& canvas, ansi::Position at, int width, std::size_t ranks) {
  constexpr int name_column = 6;
  for (std::size_t rank = 1; rank <= ranks; ++rank, ++at.row) {
    canvas.text({at.row, at.column + 2}, fmt::format("{:>2}", rank), look::dim);
    canvas.fill({at.row, at.column + name_column}, width - name_column - 3, 1, "·", look::dim);
  }
}

void draw_small_unplayed(
    Canvas& canvas, int row, const std::string& foot, engine::RankedGame game
) {
  play::draw_spoiler_free(canvas, row, 0, foot);
  if (canvas.noted() != nullptr) return;
  draw_strip(canvas, play::game_of(game), low_strip_row(canvas));
}

}  // namespace codemaker::play::shell::daily
