/// Where things stand on the Masterix screens, for the pen and for the mouse.
#pragma once

#include "ansi/frame.hpp"
#include "engine/masterix/squares.hpp"
#include "play/drawing/board_size.hpp"

#include <optional>

namespace codemaker::play::masterix {

/// Squares are so many columns and rows apart; `first` is the middle of a1.
struct Places {
  ansi::Position first;
  int columns_apart;
  int rows_apart;
  int letter_column;
  int number_row;
};

constexpr Places masterix_places(BoardSize size) {
  switch (size) {
  case BoardSize::letters:
    return {{4, 4}, 3, 1, 1, 3};
  case BoardSize::tiles:
    return {{3, 6}, 4, 2, 3, 2};
  case BoardSize::full:
    break;
  case BoardSize::large:
    return {{5, 23}, 12, 7, 15, 1};
  }
  return {{3, 18}, 6, 3, 13, 1};
}

/// The middle of a square; of tiles it is in their upper row.
constexpr ansi::Position masterix_place(engine::masterix::Square square, BoardSize size) {
  const Places places = masterix_places(size);
  return {
      places.first.row + square / engine::masterix::max_columns * places.rows_apart,
      places.first.column + square % engine::masterix::max_columns * places.columns_apart};
}

/// The square at a place of the board, all that its unit covers included.
constexpr std::optional<engine::masterix::Square> masterix_square(
    ansi::Position at, BoardSize size
) {
  const Places places = masterix_places(size);
  const ansi::Position reach{(places.rows_apart - 1) / 2, (places.columns_apart - 1) / 2};
  const int below = places.rows_apart / 2;
  for (engine::masterix::Square square = 0; square < engine::masterix::max_squares; ++square) {
    const ansi::Position middle = masterix_place(square, size);
    const int down = at.row - middle.row;
    const int across = at.column - middle.column;
    const bool is_hit =
        down >= -reach.row && down <= below && across >= -reach.column && across <= reach.column;
    if (is_hit) return square;
  }
  return std::nullopt;
}

}  // namespace codemaker::play::masterix
