#include "play/shell/daily/unplayed.hpp"

#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"

#include <fmt/format.h>

namespace codemaker::play::shell::daily {

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

void draw_small_unplayed(
    Canvas& canvas, int row, const std::string& foot, engine::RankedGame game
) {
  const int below = play::draw_spoiler_free(canvas, row, 0, foot);
  if (canvas.noted() != nullptr) return;
  const auto picture = play::game_of(game).puzzle.picture;
  if (picture.empty()) return draw_peg_strip(canvas, below + 3);
  const auto columns = static_cast<int>(picture.front().size());
  draw_picture(canvas, {below + 3, (canvas.columns() - columns) / 2}, picture);
}

}  // namespace codemaker::play::shell::daily
