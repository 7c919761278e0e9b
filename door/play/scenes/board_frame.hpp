/// The empty board of full screens, for the games of pegs.
#pragma once

#include "play/canvas.hpp"

namespace codemaker::play {

/// Borders, numbered rows and empty holes, at the places of campaign_places.hpp.
void draw_board_frame(Canvas& canvas, int guesses, int holes);

}  // namespace codemaker::play
