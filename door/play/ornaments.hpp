/// What screens are composed of besides text: frames, rules, bars and chips.
#pragma once

#include "play/canvas.hpp"

#include <cstdint>
#include <string_view>

namespace codemaker::play {

/// A frame of single lines, its title in the upper one.
void draw_box(
    Canvas& canvas, ansi::Position at, int columns, int rows, std::string_view title,
    ansi::Attribute look
);

/// A line across.
void draw_rule(Canvas& canvas, ansi::Position at, int columns, ansi::Attribute look = look::dim);

/// A bar `columns` long, filled by the share `part` has in `whole`; empty where there is no whole.
void draw_bar(
    Canvas& canvas, ansi::Position at, int columns, std::int64_t part, std::int64_t whole,
    ansi::Ink ink
);

/// Text in the middle of a colored strip.
void draw_chip(
    Canvas& canvas, ansi::Position at, int columns, std::string_view text, ansi::Attribute look
);

}  // namespace codemaker::play
