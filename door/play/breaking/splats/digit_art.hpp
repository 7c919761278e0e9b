/// The places of a board of Intersections & Splats: with a digit, empty, or hidden.
#pragma once

#include "play/breaking/splats/room.hpp"
#include "play/drawing/canvas.hpp"

#include <string_view>

namespace codemaker::play::breaking::splats {

/// What lies on the board of a full screen; `small` on others.
[[nodiscard]] ansi::Attribute on_board(const Canvas& canvas, ansi::Ink ink, ansi::Attribute small);

/// Where a sign of three cells stands in the middle of a place.
[[nodiscard]] ansi::Position middle_of_digit(ansi::Position at, const Room& room);

/// A place with its digit: in color where there is room for that.
void draw_digit(Canvas& canvas, ansi::Position at, engine::breaking::Peg digit, const Room& room);

/// A place that waits for its digit, now or later.
void draw_hole(Canvas& canvas, ansi::Position at, bool is_next, const Room& room);

/// A place of the guess of which so much is `typed`: on tall boards with its digit once it has one,
/// and in brackets if it is the next to get one.
void draw_open_place(
    Canvas& canvas, ansi::Position at, int place, std::string_view typed, const Room& room
);

void draw_hidden_digit(Canvas& canvas, ansi::Position at, const Room& room);

}  // namespace codemaker::play::breaking::splats
