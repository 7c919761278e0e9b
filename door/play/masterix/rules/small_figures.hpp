/// The figures of the rules on small screens: in tiles where those have them, else in letters.
#pragma once

#include "engine/masterix/rules.hpp"
#include "play/drawing/canvas.hpp"

#include <span>
#include <string>

namespace codemaker::play::masterix {

/// True of small screens on which a figure of so many rows has room below a text; a page has words
/// alone.
[[nodiscard]] bool has_small_room(const Canvas& canvas, int row, int rows);

/// A board of up to four columns before a move and after it, side by side, with words above them.
void draw_small_move(
    Canvas& canvas, int row, const engine::masterix::Position& before, engine::masterix::Move move
);
/// The rows of that.
[[nodiscard]] int small_move_rows(const Canvas& canvas, const engine::masterix::Board& board);

/// The upper rows of a board, as many as there is room for; in letters all or none.
void draw_small_board(Canvas& canvas, int row, std::span<const std::string> rows);

/// Units of both sides by turns, where there is room for them.
void draw_small_strip(Canvas& canvas, int row);

/// The number pad, where there is room for it.
void draw_small_pad(Canvas& canvas, int row);

}  // namespace codemaker::play::masterix
