/// Boards of guesses, as the games with pegs draw them.
#pragma once

#include "play/canvas.hpp"
#include "play/shared/row_editor.hpp"

#include <string>

namespace codemaker::play::breaking {

/// Columns from the left edge of a framed board to the first peg.
inline constexpr int board_to_pegs = 7;

/// As `board_to_pegs`, to the marks.
constexpr int board_to_marks(int holes) {
  return board_to_pegs + 2 * holes + 2;
}

/// A framed board of empty rows; the first of them stands below `at`.
void draw_board_frame(Canvas& canvas, ansi::Position at, int holes, int rows);

/// Pegs two columns apart.
void draw_code(
    Canvas& canvas, ansi::Position at, const engine::breaking::Code& code,
    PegSigns signs = PegSigns::colors
);

/// The row being filled, with the cursor in it.
void draw_editor(
    Canvas& canvas, ansi::Position at, const shared::RowEditor& row,
    PegSigns signs = PegSigns::colors
);

/// "1 red"; in games of digits the digit alone.
[[nodiscard]] std::string peg_name(engine::breaking::Peg peg, PegSigns signs = PegSigns::colors);

/// "1 red, 2 white, 3 blue".
[[nodiscard]] std::string color_list(int colors);

}  // namespace codemaker::play::breaking
