/// Units as tiles of three columns and two rows, where a small screen `has_tiles`: a sign in the
/// middle of the upper row, and an edge below it.
#pragma once

#include "play/masterix/unit_art.hpp"

#include <optional>
#include <string_view>

namespace codemaker::play::masterix {

inline constexpr int tile_pitch = 4;  ///< columns from one tile to the next
inline constexpr int tile_rows = 2;

/// `middle` is where its sign stands; without a unit it is an empty square.
void draw_tile(
    Canvas& canvas, ansi::Position middle, std::optional<engine::masterix::Color> unit, Shine shine
);
void draw_burst_tile(Canvas& canvas, ansi::Position middle);
void draw_won_tile(Canvas& canvas, ansi::Position middle, std::string_view paid);
/// Brackets around the sign of the tile that the cursor is on.
void draw_tile_cursor(
    Canvas& canvas, ansi::Position middle, std::optional<engine::masterix::Color> unit, Shine shine
);
/// All tiles of a board; `first` is the middle of a1.
void draw_tiles(
    Canvas& canvas, ansi::Position first, const engine::masterix::Board& board,
    engine::masterix::Squares marked = 0
);

}  // namespace codemaker::play::masterix
