/// The games as tabs, of which one is open.
#pragma once

#include "engine/ranked_game.hpp"
#include "play/call/offered.hpp"
#include "play/drawing/canvas.hpp"

namespace codemaker::play::shell {

/// Those that are offered; their numbers are the keys that open them. On small screens they take
/// two rows.
void draw_game_tabs(
    Canvas& canvas, ansi::Position at, const OfferedGames& offered, engine::RankedGame open,
    int gap = 1
);

}  // namespace codemaker::play::shell
