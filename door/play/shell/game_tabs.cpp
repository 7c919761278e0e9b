#include "play/shell/game_tabs.hpp"

#include "ansi/text.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/shown.hpp"

#include <fmt/format.h>
#include <string>

namespace codemaker::play::shell {

void draw_game_tabs(
    Canvas& canvas, ansi::Position at, const OfferedGames& offered, engine::RankedGame open, int gap
) {
  int number = 0;
  for (const Game* game : games_of(offered)) {
    const bool is_chosen = game->id == open;
    if (Shown* const shown = canvas.noted()) {
      const std::string key = fmt::to_string(++number);
      shown->rows.push_back(
          {at.row, ansi::capitalized(game->title), {}, {}, Tap{key, {}, is_chosen}}
      );
      continue;
    }
    const std::string tab = fmt::format("{} {}", ++number, ansi::capitalized(game->title));
    const int end = at.column + static_cast<int>(ansi::length(tab));
    if (canvas.is_lean() && end > canvas.columns()) {
      at = {at.row + 1, 0};
    }
    if (canvas.is_lean()) {
      at.column = canvas.text(at, tab, is_chosen ? look::reversed : look::plain).column + gap;
    } else {
      const auto style = is_chosen ? look::key_cap() : look::plain;
      at.column = canvas.text(at, fmt::format(" {} ", tab), style).column + gap;
    }
  }
}

}  // namespace codemaker::play::shell
