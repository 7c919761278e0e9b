/// Where things stand on the screens of free play, for the pen and for the mouse.
#pragma once

#include "engine/breaking/campaign.hpp"
#include "play/breaking/board.hpp"

namespace codemaker::play::breaking::free_play {

/// A full screen has the caller's board at the left, in a duel the computer's beside it, and the
/// palette at the right. A small one has both in the same rows.
struct Places {
  bool is_lean = false;
  bool is_duel = false;
  int holes = 4;

  static constexpr int lean_palette_row = 1;

  /// Row of the first guess.
  [[nodiscard]] constexpr int first_row() const { return is_lean ? 3 : 4; }

  /// The left edge of a framed board; full screens only.
  [[nodiscard]] static constexpr int board(engine::breaking::Side breaker) {
    return breaker == engine::breaking::Side::player ? 3 : 33;
  }

  /// Column of the numbers of the guesses.
  [[nodiscard]] constexpr int number(engine::breaking::Side breaker) const {
    return is_lean ? 0 : board(breaker) + 2;
  }

  /// Of a guess, counted from 0; the holes stand two apart.
  [[nodiscard]] constexpr ansi::Position pegs(engine::breaking::Side breaker, int turn) const {
    return {first_row() + turn, peg_column(breaker)};
  }

  /// Column of the first mark.
  [[nodiscard]] constexpr int marks(engine::breaking::Side breaker) const {
    return is_lean ? peg_column(breaker) + 2 * holes : board(breaker) + board_to_marks(holes);
  }

  /// Of the code that a side breaks.
  [[nodiscard]] constexpr ansi::Position code(engine::breaking::Side breaker) const {
    if (!is_lean) return {16, peg_column(breaker)};
    return {breaker == engine::breaking::Side::player ? 14 : 13, 10};
  }

  /// Column of the palette and the legend; full screens only.
  [[nodiscard]] constexpr int side_column() const { return is_duel ? 61 : 36; }

  /// Of a peg of the palette: colors below each other, digits in two rows, on small screens all in
  /// one; the no-peg behind them.
  [[nodiscard]] constexpr ansi::Position palette(
      engine::breaking::Peg peg, int colors, PegSigns signs
  ) const {
    const int index = peg == engine::breaking::no_peg ? colors : peg - 1;
    if (is_lean) return {lean_palette_row, 7 + 2 * index};
    if (signs == PegSigns::digits)
      return {first_row() + index / 5, side_column() + 2 * (index % 5)};
    return {first_row() + index, side_column()};
  }

  /// How far a peg of the palette and its name reach.
  [[nodiscard]] constexpr int palette_width(PegSigns signs) const {
    return is_lean || signs == PegSigns::digits ? 1 : 12;
  }

 private:
  [[nodiscard]] constexpr int peg_column(engine::breaking::Side breaker) const {
    if (!is_lean) return board(breaker) + board_to_pegs;
    if (!is_duel) return 6;
    return breaker == engine::breaking::Side::player ? 3 : 21;
  }
};

}  // namespace codemaker::play::breaking::free_play
