// The puzzles of the day on small screens where nobody has played one yet; and what a page shows of
// their tables.
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"
#include "play/shell/daily/scene.hpp"

#include <cstddef>
#include <fmt/format.h>

namespace codemaker::play::shell::daily {
namespace {

/// On a page a tap plays a puzzle: its tables are there by its number.
void note_tables(
    play::Shown& shown, const Puzzle& puzzle, std::ptrdiff_t number, const DailyGame& game
) {
  if (game.day.empty() && game.month.empty()) return;
  constexpr int below_tables = 15;
  shown.rows.push_back(
      {below_tables,
       fmt::format("Tables: {}", puzzle.title),
       count(game.players, "player today", "players today"),
       {},
       Tap{fmt::to_string(number)}}
  );
}

}  // namespace

/// Where nobody stands in a table yet.
void DailyPage::draw_small_unplayed(Canvas& canvas, int row) const {
  const int below = play::draw_spoiler_free(canvas, row, 0, foot());
  note_other_tables(canvas);
  if (canvas.noted() != nullptr) return;
  const auto picture = play::game_of(chosen().game).puzzle.picture;
  if (picture.empty()) return draw_peg_strip(canvas, below + 3);
  const auto columns = static_cast<int>(picture.front().size());
  draw_picture(canvas, {below + 3, (canvas.columns() - columns) / 2}, picture);
}

void DailyPage::note_other_tables(const Canvas& canvas) const {
  play::Shown* const shown = canvas.noted();
  for (const Puzzle& puzzle : puzzles_)
    if (shown != nullptr && &puzzle != &chosen())
      note_tables(*shown, puzzle, 1 + (&puzzle - puzzles_.data()), *game_of(puzzle));
}

}  // namespace codemaker::play::shell::daily
