/// What screens are composed of besides text: frames, rules, bars and chips.
#pragma once

#include "play/drawing/canvas.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace codemaker::play {

/// A frame of single lines, its title in the upper one.
void draw_box(
    Canvas& canvas, ansi::Position at, int columns, int rows, std::string_view title,
    ansi::Attribute look
);

/// The frame in which the program's own pages stand, from the third row of a full screen on.
void draw_page_frame(Canvas& canvas, int rows, std::string_view title);

/// What is typed, on a line of so many columns; a page has a field of its own.
void draw_field(
    Canvas& canvas, ansi::Position at, int columns, std::string_view typed,
    ansi::Attribute look = {}
);

/// A key to press, with a blank on both sides.
void draw_key(Canvas& canvas, ansi::Position at, std::string_view key);

/// A line across.
void draw_rule(Canvas& canvas, ansi::Position at, int columns, ansi::Attribute look = look::dim);

/// A bar `columns` long, filled by the share `part` has in `whole`; empty where there is no whole.
void draw_bar(
    Canvas& canvas, ansi::Position at, int columns, std::int64_t part, std::int64_t whole,
    ansi::Ink ink
);

/// The same with air above and below, where it stands between other things.
void draw_thin_bar(
    Canvas& canvas, ansi::Position at, int columns, std::int64_t part, std::int64_t whole,
    ansi::Ink ink
);

/// Text in the middle of a colored strip.
void draw_chip(
    Canvas& canvas, ansi::Position at, int columns, std::string_view text, ansi::Attribute look
);

/// A cell of a picture whose points are half as high: one above the other. `none` is see-through.
void draw_half_blocks(Canvas& canvas, ansi::Position at, ansi::Ink upper, ansi::Ink lower);

/// A picture of such points in rows of letters: R red, B blue, W white, Y gold, S silver, C
/// cardboard, K dark; a point is see-through. An even number of rows.
void draw_picture(Canvas& canvas, ansi::Position at, std::span<const std::string_view> rows);

/// Rows that paragraphs can be apart which begin in a row of a small screen, so that all of them
/// stand above the message; none on a page, which has its own way.
[[nodiscard]] int air_between(
    const Canvas& canvas, int row, std::span<const std::string_view> paragraphs
);

inline constexpr int strip_rows = 3;
inline constexpr int large_strip_rows = 6;

/// The eight colors of pegs as discs, side by side across a screen, larger where all of a large one
/// is filled; on small ones only of terminals as narrow as they are. Within a ring: none.
void draw_peg_strip(Canvas& canvas, int row);
/// Four of them below each other, beside the list of a small page as narrow as its terminal.
void draw_peg_column(Canvas& canvas, ansi::Position at);
/// Where it stands at the bottom of a small page, with air below it.
[[nodiscard]] int low_strip_row(const Canvas& canvas);

/// The same in a single row, on a line between what differs in kind.
void draw_peg_rule(Canvas& canvas, int row);

/// The inks of a disc from top to bottom.
struct DiscInks {
  ansi::Ink light;
  ansi::Ink body;
  ansi::Ink dark;
};

/// As large as those that fill a large screen: twelve columns wide.
void draw_disc(Canvas& canvas, ansi::Position at, const DiscInks& inks);

/// The edge of one that is not there yet.
void draw_empty_disc(Canvas& canvas, ansi::Position at, ansi::Ink ink);

/// Draws one of the things of a ring, so that what it surrounds is seen first: twelve columns wide;
/// `index` counts them.
using DrawInRing = void (*)(Canvas& canvas, ansi::Position at, int index);

/// A peg of any color, in the light.
void draw_peg_in_light(Canvas& canvas, ansi::Position at, int index);

/// The same in the shade, as around a page.
void draw_peg_of_ring(Canvas& canvas, ansi::Position at, int index);

/// Pegs of a ring side by side across a large screen, where what stands above them is seen first.
void draw_shaded_strip(Canvas& canvas, int row);

/// Such things lie around a page in the middle of a terminal that has room for a large screen:
/// above it, below it and on both sides. Then no strip is drawn in it.
void draw_ring(Canvas& canvas, const ansi::Terminal& terminal, DrawInRing draw = draw_peg_of_ring);

}  // namespace codemaker::play
