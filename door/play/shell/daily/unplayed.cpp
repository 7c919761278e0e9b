#include "play/shell/daily/unplayed.hpp"

#include "ansi/text.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/ornaments.hpp"

#include <fmt/format.h>

namespace codemaker::play::shell::daily {

std::string title_of_day(const Canvas& canvas, engine::RankedGame game) {
  if (canvas.noted() == nullptr) return "Today";
  return fmt::format("Today's table: {}", ansi::capitalized(play::game_of(game).title));
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
