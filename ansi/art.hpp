/// Pictures made by others, read into cells and never copied to a caller (terminal.md 5.1).
#pragma once

#include "ansi/frame.hpp"

#include <string_view>

namespace codemaker::ansi {

/// A picture: what a terminal of `columns` would show, and how many rows of it were used.
struct Art {
  Frame cells;
  int rows = 0;  ///< 0 for an empty file
};

/// Reads .ans (CP437 and ANSI.SYS sequences) or .asc text. Any bytes give a picture: what lies
/// outside the grid is cut off, unknown sequences are passed over, nothing blinks. Rows are limited
/// to 200. A line that fills the row and then ends with CR LF ends once.
[[nodiscard]] Art read_art(std::string_view file, int columns = 80);

/// Copies the picture into a frame with its top left corner at `at`.
void draw(const Art& art, Frame& frame, Position at);

}  // namespace codemaker::ansi
