/// Where the pegs of a wooden board stand, for the pen and for the mouse.
#pragma once

#include "ansi/frame.hpp"

#include <optional>

namespace codemaker::play::breaking {

inline constexpr int big_peg_width = 3;

/// Where a board and what is on it stand. The code's row is at the top, under the shield.
struct WoodenBoard {
  ansi::Position at;
  int holes = 4;
  int guesses = 12;

  [[nodiscard]] constexpr int columns() const { return 10 + (big_peg_width + 1) * holes; }

  [[nodiscard]] constexpr int rows() const { return guesses + 4; }

  /// Row and column of the first hole of a guess, counted from 0.
  [[nodiscard]] constexpr ansi::Position pegs(int guess) const {
    return {at.row + 3 + guess, at.column + 5};
  }

  [[nodiscard]] constexpr ansi::Position marks(int guess) const {
    return {pegs(guess).row, pegs(guess).column + big_peg_width * holes + 3};
  }

  /// Of the code's first hole.
  [[nodiscard]] constexpr ansi::Position code() const { return {at.row + 1, pegs(0).column}; }

  /// The hole of a row under a place on the screen.
  [[nodiscard]] std::optional<int> hole_at(ansi::Position first, ansi::Position place) const;
  /// The row of guesses there.
  [[nodiscard]] std::optional<int> guess_at(ansi::Position place) const;
};

}  // namespace codemaker::play::breaking
