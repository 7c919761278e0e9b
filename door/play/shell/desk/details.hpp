/// What stands below a list of the desk: all of the row under the cursor, or what is typed about
/// it.
#pragma once

#include "play/drawing/canvas.hpp"
#include "play/events/from_sysop.hpp"

#include <string>

namespace codemaker::play::shell::desk {

/// From the edge to the lists of full screens.
inline constexpr int indent = 4;

/// What the row of a caller does not say: the board, and why they page.
void draw_more_of_caller(Canvas& canvas, const DeskRow& caller);
/// On small screens: each part in rows of its own, last why a caller pages.
void draw_small_details(Canvas& canvas, const DeskRow& chosen);
/// Why a caller pages, if they do.
void draw_reason(Canvas& canvas, int row, const DeskRow& caller);

/// A prompt, and what was typed so far, with how much more can be where that is a lot; returns the
/// row below the field.
int draw_typed(
    Canvas& canvas, int first, const std::string& prompt, const std::string& text, bool is_long
);

}  // namespace codemaker::play::shell::desk
