/// The curve of a review: what the board promised after each move.
#pragma once

#include "play/boards/review.hpp"
#include "play/drawing/canvas.hpp"

#include <cstddef>
#include <span>

namespace codemaker::play::boards {

struct CurvePlaces {
  int first_row;
  int bars;     ///< rows above its middle and below, together
  int label;    ///< column of the numbers left of it
  int column;   ///< of its first move
  int columns;  ///< of all of them
  int numbers;  ///< rows for the numbers of turning points below it

  [[nodiscard]] constexpr int below() const { return first_row + bars + 1; }
};

/// With the numbers of those turning points.
void draw_curve(
    Canvas& canvas, const CurvePlaces& at, const BoardReview& review,
    std::span<const std::size_t> points
);

}  // namespace codemaker::play::boards
