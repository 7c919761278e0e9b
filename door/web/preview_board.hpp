/// Boards in the pictures of links.
#pragma once

#include "play/drawing/shown.hpp"
#include "web/raster.hpp"

#include <string>

namespace codemaker::web {

/// A word of capitals and digits in letters of blocks; `point` is the side of a half one.
void write_big(Raster& raster, Spot at, double point, const std::string& word, Tint tint);

/// Draws a board as large as fits; nothing, if there is none.
void draw_board(Raster& raster, const Area& room, const play::ShownThing& board);

}  // namespace codemaker::web
