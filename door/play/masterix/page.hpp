/// The pages of Masterix around its board: one big word, and a frame between its two armies.
#pragma once

#include "play/drawing/canvas.hpp"

#include <string_view>

namespace codemaker::play::masterix {

/// The first row within the frame, its first column and how wide it is.
inline constexpr int page_row = 9;
inline constexpr int page_column = 12;
inline constexpr int page_width = 55;
inline constexpr int page_rows = 11;

/// The big name of the game, a frame with its title, and units left and right of it. Full screens.
/// The frame is so much wider to both sides.
void draw_page(Canvas& canvas, std::string_view title, int wider = 0);

/// The number pad: three rows of three keys.
void draw_pad(Canvas& canvas, ansi::Position at);
inline constexpr int pad_columns = 17;

}  // namespace codemaker::play::masterix
