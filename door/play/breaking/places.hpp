/// Where things stand on the campaign's screens, for the pen and for the mouse.
#pragma once

#include "ansi/frame.hpp"
#include "play/breaking/board.hpp"

#include <string_view>

namespace codemaker::play::breaking {

inline constexpr int first_row = 3;     ///< of guesses; in full screens they are framed
inline constexpr int board_column = 3;  ///< of the frame
inline constexpr int side_column = 36;
inline constexpr int side_width = 12;  ///< of the palette's numbers and names
inline constexpr int lean_palette_row = 2;
inline constexpr std::string_view own_code_label = "Your code ";

/// Column of a color, from 1, in the palette of a small screen.
constexpr int lean_palette_column(int color) {
  return 2 * color + 4;
}

/// Columns of a row of the board.
struct BoardColumns {
  int number;
  int pegs;  ///< of the first hole; the others stand two apart
  int marks;
};

/// The columns of full and of small screens.
constexpr BoardColumns board_columns(bool is_lean, int holes) {
  if (is_lean) return {0, 6, 6 + 2 * holes + 1};
  return {board_column + 2, board_column + board_to_pegs, board_column + board_to_marks(holes)};
}

/// Of the caller's own code and its label.
constexpr ansi::Position own_code_place(bool is_lean, int guesses) {
  return {is_lean ? first_row + 12 : first_row + guesses + 2, is_lean ? 0 : board_column};
}

}  // namespace codemaker::play::breaking
