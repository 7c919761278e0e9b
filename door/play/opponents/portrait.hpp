/// Portraits in half blocks, put together from small pictures that a person can edit.
#pragma once

#include "play/drawing/canvas.hpp"
#include "play/drawing/shown.hpp"
#include "play/opponents/opponent.hpp"

namespace codemaker::play::opponents {

inline constexpr int portrait_columns = 16;
inline constexpr int portrait_rows = 8;

/// Nothing where the terminal has no blocks.
void draw_portrait(Canvas& canvas, ansi::Position at, const Face& face);

/// The same for a page.
[[nodiscard]] ShownPicture shown_portrait(int row, const Face& face);

}  // namespace codemaker::play::opponents
