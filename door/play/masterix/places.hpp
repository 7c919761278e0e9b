/// Where things stand on the Masterix screens, for the pen and for the mouse.
#pragma once

#include "ansi/frame.hpp"
#include "engine/masterix/squares.hpp"

#include <optional>

namespace codemaker::play::masterix {

/// Squares are so many columns and rows apart; the unit stands between two free columns.
struct Places {
  ansi::Position first;  ///< of the unit on a1
  int columns_apart;
  int rows_apart;
  int letter_column;
  int number_row;
};

constexpr Places masterix_places(bool is_lean) {
  if (is_lean) return {{4, 4}, 3, 1, 1, 3};
  return {{4, 25}, 4, 2, 21, 2};
}

constexpr ansi::Position masterix_place(engine::masterix::Square square, bool is_lean) {
  const Places places = masterix_places(is_lean);
  return {
      places.first.row + square / engine::masterix::max_columns * places.rows_apart,
      places.first.column + square % engine::masterix::max_columns * places.columns_apart};
}

/// The square of the full board at a place, the columns on both sides of its unit included.
constexpr std::optional<engine::masterix::Square> masterix_square(ansi::Position at, bool is_lean) {
  for (engine::masterix::Square square = 0; square < engine::masterix::max_squares; ++square) {
    const ansi::Position unit = masterix_place(square, is_lean);
    const int distance = at.column - unit.column;
    if (at.row == unit.row && distance >= -1 && distance <= 1) return square;
  }
  return std::nullopt;
}

}  // namespace codemaker::play::masterix
