/// Where things stand on the small screens of the campaign and of practice, for the pen and for the
/// mouse.
#pragma once

#include "ansi/frame.hpp"
#include "play/breaking/board.hpp"

#include <optional>
#include <string_view>

namespace codemaker::play::breaking {

inline constexpr int first_row = 3;  ///< of guesses
inline constexpr int lean_palette_row = 2;
inline constexpr std::string_view own_code_label = "Your code ";

/// Of the caller's own code and its label.
inline constexpr ansi::Position own_code_place{first_row + 12, 0};

/// Of the seal of the computer's code, and when the round is over of its salt: where the caller's
/// own code stands in other rounds.
inline constexpr ansi::Position seal_place = own_code_place;

/// Column of a color, from 1, in the palette.
constexpr int lean_palette_column(int color) {
  return 2 * color + 4;
}

/// Columns of a row of the board.
struct BoardColumns {
  int number;
  int pegs;  ///< of the first hole; the others stand two apart
  int marks;
};

constexpr BoardColumns board_columns(int holes) {
  return {0, 6, 6 + 2 * holes + 1};
}

/// The hole of a row whose first one stands at `first`; the blank to its left belongs to it.
[[nodiscard]] std::optional<int> small_hole_at(ansi::Position first, int holes, ansi::Position at);

/// The guess, counted from 0, in whose row that is.
[[nodiscard]] std::optional<int> small_guess_at(int holes, int made, ansi::Position at);

}  // namespace codemaker::play::breaking
