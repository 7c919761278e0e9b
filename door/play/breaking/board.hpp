/// Rows of pegs on small screens, and the words for pegs.
#pragma once

#include "play/canvas.hpp"
#include "play/shared/row_editor.hpp"

#include <string>

namespace codemaker::play::breaking {

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
