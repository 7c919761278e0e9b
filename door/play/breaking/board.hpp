/// Rows of pegs on small screens.
#pragma once

#include "engine/breaking/history.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/round/row_editor.hpp"
#include "play/drawing/canvas.hpp"
#include "play/drawing/shown.hpp"

#include <vector>

namespace codemaker::play::breaking {

/// Pegs two columns apart.
void draw_code(
    Canvas& canvas, ansi::Position at, const engine::breaking::Code& code,
    PegSigns signs = PegSigns::colors
);

/// Guesses as a page draws them.
[[nodiscard]] std::vector<ShownGuess> noted_guesses(const engine::breaking::History& guesses);

/// The row being filled, with the cursor in it.
void draw_editor(
    Canvas& canvas, ansi::Position at, const RowEditor& row, PegSigns signs = PegSigns::colors
);

/// The same of a row that is a code, for others to break.
void draw_code_editor(Canvas& canvas, ansi::Position at, const RowEditor& row);

}  // namespace codemaker::play::breaking
