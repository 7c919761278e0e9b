/// How the review of a board is drawn: a curve with its turning points, and
/// tables of all moves.
#pragma once

#include "play/boards/review.hpp"
#include "play/drawing/canvas.hpp"

#include <cstddef>
#include <string_view>

namespace codemaker::play::boards {

/// Moves that a page of the table has.
[[nodiscard]] std::size_t rows_of_review(bool is_lean, bool is_large);

void draw_review_heading(Canvas& canvas, const BoardReview& review, std::string_view page);

/// How far the computer is.
void draw_waiting_review(Canvas& canvas, const BoardReview& review);

/// The first page.
void draw_turning_points(Canvas& canvas, const BoardReview& review);

/// A page of the table, the first one is 0.
void draw_moves(Canvas& canvas, const BoardReview& review, std::size_t page);

/// Both on one page, with the table from a page of it on.
void draw_large_review(Canvas& canvas, const BoardReview& review, std::size_t page);

}  // namespace codemaker::play::boards
