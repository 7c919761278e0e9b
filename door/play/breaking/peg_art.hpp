/// Pegs as things: three cells wide, their number inside (full screens only).
#pragma once

#include "ansi/frame.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/wooden_place.hpp"

#include <string_view>

namespace codemaker::play {

class Canvas;

}  // namespace codemaker::play

namespace codemaker::play::breaking {

/// A peg lying in its hole. Each color also has its number, and black is drawn as an outline.
void draw_big_peg(
    Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, PegSigns signs = PegSigns::colors
);

/// As above, with a sign of its own instead of the number.
void draw_big_peg(
    Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, std::string_view sign,
    bool has_color
);

/// A peg as its sign between round brackets, on its color.
void draw_round_peg(Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, PegSigns signs);

/// Rows of a large peg.
inline constexpr int disc_rows = 3;

/// A peg so large that it is a disc, `columns` wide (an odd number), its sign in the middle.
void draw_disc(
    Canvas& canvas, ansi::Position at, int columns, engine::breaking::Peg peg, PegSigns signs
);

/// A hole without a peg; one of the row being filled waits for its peg in brackets.
void draw_big_hole(Canvas& canvas, ansi::Position at, bool waits);

/// The answer to a guess: filled pegs for exact ones, hollow ones for misplaced ones.
void draw_big_marks(Canvas& canvas, ansi::Position at, const engine::breaking::Marks& marks);

}  // namespace codemaker::play::breaking
