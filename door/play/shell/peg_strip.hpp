/// The eight pegs in a row, as large as they get: the mark of the program on its own screens.
#pragma once

#include "play/canvas.hpp"

namespace codemaker::play::shell {

/// Three rows from `row` on; full screens only.
void draw_peg_strip(Canvas& canvas, int row);

}  // namespace codemaker::play::shell
