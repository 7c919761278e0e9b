/// The figures of the rules on large screens: boards with units as large as in play.
#pragma once

#include "engine/masterix/rules.hpp"
#include "play/drawing/canvas.hpp"

#include <string_view>

namespace codemaker::play::masterix {

/// A board in the middle of what is free from that row on, with words above it.
void draw_large_board(
    Canvas& canvas, int row, const engine::masterix::Board& board, std::string_view caption,
    engine::masterix::Squares marked = 0
);

/// A board before a move, with all that it will hit, and the same one after it.
void draw_large_move(
    Canvas& canvas, int row, const engine::masterix::Position& before, engine::masterix::Move move
);

/// What a kill and a unit pay at each level.
void draw_large_pay(Canvas& canvas, int row);

/// The keys, what they do, and the enemies at which they point.
void draw_large_pad(Canvas& canvas, int row);

}  // namespace codemaker::play::masterix
