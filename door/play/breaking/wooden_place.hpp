/// Where the pegs of a wooden board stand, for the pen and for the mouse.
#pragma once

#include "ansi/frame.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace codemaker::play::breaking {

inline constexpr int big_peg_width = 3;

/// How large a peg is drawn: in a row of a full screen, in two where few guesses leave room, or as
/// a disc where all of a large one is filled.
enum class PegSize : std::uint8_t { row, tall, disc };

constexpr PegSize peg_size(bool is_large) {
  return is_large ? PegSize::disc : PegSize::row;
}

/// Rows and columns of a disc on a board; its sign is in the middle.
inline constexpr int disc_rows = 3;
inline constexpr int disc_width = 5;

/// Columns from a peg to the next.
constexpr int peg_pitch(PegSize size) {
  return size == PegSize::disc ? disc_width + 1 : big_peg_width;
}

/// Columns from a mark to the next.
constexpr int mark_pitch(PegSize size) {
  return size == PegSize::disc ? 3 : 1;
}

constexpr int peg_rows(PegSize size) {
  if (size == PegSize::disc) return disc_rows;
  return size == PegSize::tall ? 2 : 1;
}

/// Of a board with so many guesses: as high as its place has rows for.
constexpr PegSize peg_size(bool is_large, int guesses, int rows) {
  constexpr int frame_rows = 3;
  const bool fits = peg_rows(PegSize::tall) * (guesses + 1) + frame_rows <= rows;
  return fits && !is_large ? PegSize::tall : peg_size(is_large);
}

/// The middle of a hole, counted from 0, of a row whose first one begins there.
constexpr ansi::Position middle_of_hole(ansi::Position first, int hole, PegSize size) {
  const bool is_disc = size == PegSize::disc;
  return {
      first.row + (is_disc ? disc_rows / 2 : 0),
      first.column + peg_pitch(size) * hole + (is_disc ? disc_width / 2 : 1)};
}

/// Where a board and what is on it stand. The code's row is at the top, under the shield.
struct WoodenBoard {
  ansi::Position at;
  int holes = 4;
  int guesses = 12;
  PegSize size = PegSize::row;

  [[nodiscard]] constexpr bool is_large() const { return size == PegSize::disc; }

  /// Of the frame, at the sides.
  [[nodiscard]] constexpr int border() const { return is_large() ? 2 : 1; }

  [[nodiscard]] constexpr int columns() const {
    const int around = is_large() ? 13 : 10;
    return around + (peg_pitch(size) + mark_pitch(size)) * holes;
  }

  /// Rows from a guess to the next: few guesses have air between them on large boards.
  [[nodiscard]] constexpr int pitch() const {
    constexpr int large_rows = 36;
    if (!is_large()) return peg_rows(size);
    return std::clamp(large_rows / guesses, disc_rows, disc_rows + 2);
  }

  [[nodiscard]] constexpr int rows() const { return pitch() * guesses + peg_rows(size) + 3; }

  /// The row for what stands below it: a large one has its bar nearer.
  [[nodiscard]] constexpr int below() const { return at.row + rows() + (is_large() ? 1 : 0); }

  /// Row and column of the first hole of a guess, counted from 0.
  [[nodiscard]] constexpr ansi::Position pegs(int guess) const {
    const int air = (pitch() - peg_rows(size)) / 2;
    return {divider() + 1 + pitch() * guess + air, at.column + (is_large() ? 7 : 5)};
  }

  [[nodiscard]] constexpr ansi::Position marks(int guess) const {
    const ansi::Position first = pegs(guess);
    return {middle_of_hole(first, 0, size).row, first.column + peg_pitch(size) * holes + 3};
  }

  /// Of the code's first hole.
  [[nodiscard]] constexpr ansi::Position code() const { return {at.row + 1, pegs(0).column}; }

  /// The row between the code and the guesses.
  [[nodiscard]] constexpr int divider() const { return at.row + 1 + peg_rows(size); }

  /// The hole of a row under a place on the screen.
  [[nodiscard]] std::optional<int> hole_at(ansi::Position first, ansi::Position place) const;
  /// The row of guesses there.
  [[nodiscard]] std::optional<int> guess_at(ansi::Position place) const;
};

}  // namespace codemaker::play::breaking
