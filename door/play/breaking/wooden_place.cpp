#include "play/breaking/wooden_place.hpp"

namespace codemaker::play::breaking {

std::optional<int> WoodenBoard::hole_at(ansi::Position first, ansi::Position place) const {
  const int across = place.column - first.column;
  const bool is_hit = place.row == first.row && across >= 0 && across < big_peg_width * holes;
  return is_hit ? std::optional{across / big_peg_width} : std::nullopt;
}

std::optional<int> WoodenBoard::guess_at(ansi::Position place) const {
  const int guess = place.row - pegs(0).row;
  const bool is_hit = guess >= 0 && guess < guesses && place.column > at.column &&
                      place.column < at.column + columns() - 1;
  return is_hit ? std::optional{guess} : std::nullopt;
}

}  // namespace codemaker::play::breaking
