/// The levels of a computer's player, 1 to 10, to choose from.
#pragma once

#include "play/drawing/canvas.hpp"

#include <optional>

namespace codemaker::play::boards {

/// In a row of full screens from a place on, with a bar below; the cursor is on the one chosen.
void draw_levels(Canvas& canvas, ansi::Position at, int level, ansi::Ink ink);

/// How wide they are.
inline constexpr int levels_width = 50;

/// The level that stands there when they were drawn `from` a place; nullopt: none does.
[[nodiscard]] std::optional<int> level_at(ansi::Position at, ansi::Position from);

/// The same on small screens, where a digit is asked for; returns the row below.
[[nodiscard]] int draw_small_levels(Canvas& canvas, int level);

}  // namespace codemaker::play::boards
