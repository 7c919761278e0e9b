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

/// A peg of a guess that the computer has forgotten: faint, or its number alone where pegs have
/// one.
void draw_faded_peg(Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, PegSize size);

/// A peg as its sign between round brackets, on its color; where there are shades, lying in a hole.
void draw_round_peg(Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, PegSigns signs);

/// A peg of a cell and a half, on small screens that have tiles.
void draw_half_peg(Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, PegSigns signs);

/// A peg so large that it is a disc of `disc_rows`, `columns` wide (an odd number), its sign in the
/// middle.
void draw_disc(
    Canvas& canvas, ansi::Position at, int columns, engine::breaking::Peg peg, PegSigns signs
);

/// A peg as large as those of a strip (drawing/ornaments.hpp), with its sign where it has one.
void draw_large_peg(
    Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, PegSigns signs = PegSigns::colors
);

/// A disc of `disc_rows` without a peg: a sign on wood, in one shade where bytes count.
void draw_wooden_disc(Canvas& canvas, ansi::Position at, int columns, std::string_view sign);

/// A line that ends at a peg.
[[nodiscard]] ansi::Attribute wire_look(engine::breaking::Peg peg);

/// How a peg of a large board looks.
struct DiscLook {
  bool has_color = true;
  ansi::Ink ground = ansi::Ink::hollow;  ///< what it lies on
  int columns = disc_width;              ///< an odd number, as of the rows
  int rows = disc_rows;
};

/// A disc with a sign of its own.
void draw_round_disc(
    Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, std::string_view sign,
    const DiscLook& look = {}
);

/// A peg of a board: a disc on a large one.
void draw_sized_peg(
    Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, PegSigns signs, PegSize size
);

/// Less high than its row without anything on it, where color alone tells it; else as any other.
void draw_low_peg(Canvas& canvas, ansi::Position at, engine::breaking::Peg peg);

/// Around the hole of a large board where the cursor is.
void draw_disc_brackets(Canvas& canvas, ansi::Position at);

/// A hole without a peg; one of the row being filled waits for its peg,
/// where pegs are small in brackets.
void draw_big_hole(Canvas& canvas, ansi::Position at, bool waits, PegSize size = PegSize::row);

/// The answer to a guess: filled pegs for exact ones, hollow ones for misplaced ones.
void draw_big_marks(
    Canvas& canvas, ansi::Position at, const engine::breaking::Marks& marks,
    PegSize size = PegSize::row
);

/// The same beside low pegs, with the signs of a large board.
void draw_low_marks(Canvas& canvas, ansi::Position at, const engine::breaking::Marks& marks);

/// One of them on a large board, two columns wide.
void draw_large_mark(Canvas& canvas, ansi::Position at, bool is_exact);

}  // namespace codemaker::play::breaking
