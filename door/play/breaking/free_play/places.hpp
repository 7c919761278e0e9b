/// Where things stand on the small screens of free play, for the pen and for the mouse.
#pragma once

#include "engine/breaking/campaign.hpp"
#include "play/breaking/board.hpp"

namespace codemaker::play::breaking::free_play {

/// Both boards of a duel stand in the same rows.
struct SmallPlaces {
  bool is_duel = false;
  int holes = 4;

  static constexpr int palette_row = 1;
  static constexpr int first_row = 3;  ///< of the guesses

  /// Of a guess, counted from 0; the holes stand two apart.
  [[nodiscard]] constexpr ansi::Position pegs(engine::breaking::Side breaker, int turn) const {
    return {first_row + turn, peg_column(breaker)};
  }

  /// Column of the first mark.
  [[nodiscard]] constexpr int marks(engine::breaking::Side breaker) const {
    return peg_column(breaker) + 2 * holes;
  }

  /// Of the code that a side breaks.
  [[nodiscard]] static constexpr ansi::Position code(engine::breaking::Side breaker) {
    return {breaker == engine::breaking::Side::player ? 14 : 13, 10};
  }

  /// Of a peg of the palette; the no-peg stands behind the colors.
  [[nodiscard]] static constexpr ansi::Position palette(engine::breaking::Peg peg, int colors) {
    const int index = peg == engine::breaking::no_peg ? colors : peg - 1;
    return {palette_row, 7 + 2 * index};
  }

 private:
  [[nodiscard]] constexpr int peg_column(engine::breaking::Side breaker) const {
    if (!is_duel) return 6;
    return breaker == engine::breaking::Side::player ? 3 : 21;
  }
};

}  // namespace codemaker::play::breaking::free_play
