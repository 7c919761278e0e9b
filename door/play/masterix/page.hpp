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

/// Rows of the name on a large screen.
inline constexpr int large_name_rows = 10;

/// The big name of the game in two colors, in the middle; twice as large on a large screen.
void draw_name(Canvas& canvas, int row);

/// The name, a frame with its title, and units left and right of it. Full screens. Where nothing
/// stands beside it the frame has more room.
void draw_page(Canvas& canvas, std::string_view title);

/// The number pad: three rows of three keys.
void draw_pad(Canvas& canvas, ansi::Position at);
inline constexpr int pad_columns = 17;
inline constexpr int pad_rows = 3;

}  // namespace codemaker::play::masterix
