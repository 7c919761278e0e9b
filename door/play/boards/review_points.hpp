/// The turning points of a review as a list, below its curve.
#pragma once

#include "play/boards/review.hpp"
#include "play/drawing/canvas.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace codemaker::play::boards {

/// Where they stand.
struct PointPlaces {
  int row;     ///< of the first one
  int end;     ///< row below the last one
  int indent;  ///< of words
};

/// Those that have room there.
[[nodiscard]] std::vector<std::size_t> listed_points(
    const Canvas& canvas, const PointPlaces& at, const BoardReview& review
);

void draw_points(
    Canvas& canvas, const PointPlaces& at, const BoardReview& review,
    std::span<const std::size_t> points
);

}  // namespace codemaker::play::boards
