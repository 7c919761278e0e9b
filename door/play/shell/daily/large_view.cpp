// What large screens show of the puzzles of the day beside and below their tables.
#include "ansi/text.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/daily/scene.hpp"
#include "play/shell/daily/tables_place.hpp"
#include "play/shell/daily/week.hpp"

#include <vector>

namespace codemaker::play::shell::daily {

void DailyPage::draw_beside(Canvas& canvas) const {
  constexpr int column = 80;
  constexpr int days_rows = 16;
  const auto [row, rows] = tables_below(puzzles_.size());
  const int box_rows = static_cast<int>(rows) + 3;
  draw_box(
      canvas, {row, column}, beside_width, box_rows, "This week",
      ansi::painted(ansi::Ink::wood_light)
  );
  draw_peg_strip(canvas, canvas.message_row() - 2 - large_strip_rows);
  if (!tables_) return;
  const OwnDays days = own_days();
  if (day_ >= engine::records::first_weekly_day) {
    draw_week(canvas, {row, column}, day_, chosen().game, days.game.days);
  } else {
    std::vector<WeekOfGame> games;
    for (const Puzzle& puzzle : puzzles_)
      games.push_back({ansi::capitalized(play::game_of(puzzle.game).title), game_of(puzzle)->days});
    draw_week_of_games(canvas, {row, column}, day_, games);
  }
  draw_days(canvas, days, row + box_rows + 1, days_rows);
  draw_month_and_yesterday(canvas, {row + box_rows + 1, column}, days_rows, days);
}

}  // namespace codemaker::play::shell::daily
