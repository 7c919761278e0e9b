/// The board of a position on its pages.
#pragma once

#include "engine/records/record.hpp"
#include "play/drawing/canvas.hpp"
#include "play/scenes/stage.hpp"
#include "play/shared/move_board.hpp"

#include <string_view>

namespace codemaker::play::shell::left {

/// As it was dealt, or as the caller's game has left it: for whoever only looks.
[[nodiscard]] shared::MovePage page_of_position(engine::records::Record record, Stage& stage);

/// What there is to know of it, below the board; on small screens from that row on.
void draw_below_position(Canvas& canvas, int small_row, std::string_view text);

}  // namespace codemaker::play::shell::left
