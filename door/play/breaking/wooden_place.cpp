#include "play/breaking/wooden_place.hpp"

namespace codemaker::play::breaking {

std::optional<int> WoodenBoard::hole_at(ansi::Position first, ansi::Position place) const {
  const int across = place.column - first.column;
  const int down = place.row - first.row;
  const bool is_hit =
      down >= 0 && down < peg_rows(size) && across >= 0 && across < peg_pitch(size) * holes;
  return is_hit ? std::optional{across / peg_pitch(size)} : std::nullopt;
}

std::optional<int> WoodenBoard::guess_at(ansi::Position place) const {
  const int down = place.row - divider() - 1;
  const bool is_hit = down >= 0 && down < pitch() * guesses && place.column > at.column &&
                      place.column < at.column + columns() - 1;
  return is_hit ? std::optional{down / pitch()} : std::nullopt;
}

}  // namespace codemaker::play::breaking
