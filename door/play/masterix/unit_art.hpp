/// Units as things: five columns wide and three rows high, on large screens eleven and seven; blue
/// ones round, red ones crosses, so that they differ without color too.
#pragma once

#include "engine/masterix/rules.hpp"
#include "play/drawing/canvas.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace codemaker::play::masterix {

inline constexpr int unit_columns = 5;
inline constexpr int unit_rows = 3;

/// How a square is shown.
enum class Shine : std::uint8_t {
  plain,
  marked,   ///< of the last move: its sign stands in round brackets
  lit,      ///< selected: bright white, its sign between arrows
  in_reach  ///< the jump pointed at would capture it: a plus in place of its sign
};

/// In place of the sign of a unit that would be captured.
inline constexpr std::string_view in_reach_sign = "+";

/// Who stands on a square; nullopt: nobody.
[[nodiscard]] std::optional<engine::masterix::Color> unit_of(
    const engine::masterix::Board& board, engine::masterix::Square square
);
/// What stands in the middle of a unit: `O` or `X`.
[[nodiscard]] std::string_view sign_of(engine::masterix::Color color);
/// The color behind a unit's sign.
[[nodiscard]] ansi::Ink ground_of(engine::masterix::Color color);

/// A unit; `middle` is where its sign stands.
void draw_unit(
    Canvas& canvas, ansi::Position middle, engine::masterix::Color color, Shine shine,
    ansi::Ink ground = ansi::Ink::field
);
/// One of five columns and three rows on screens of any size.
void draw_small_unit(Canvas& canvas, ansi::Position middle, engine::masterix::Color color);
/// A unit that was just won, with what it paid.
void draw_won_unit(
    Canvas& canvas, ansi::Position middle, engine::masterix::Color color, std::string_view paid
);
/// A square without a unit.
void draw_empty(Canvas& canvas, ansi::Position middle, Shine shine);
/// A unit that is destroyed in this moment: it bursts in its middle.
void draw_burst(Canvas& canvas, ansi::Position middle, engine::masterix::Color color);
/// Units of both sides by turns, side by side across the screen.
void draw_unit_strip(Canvas& canvas, int row);
/// One of a ring around a page (drawing/ornaments.hpp), in the shade.
void draw_unit_of_ring(Canvas& canvas, ansi::Position at, int index);
/// The corners of the cursor around a square: large ones leave the arms of a cross there as they
/// shine.
void draw_corners(
    Canvas& canvas, ansi::Position middle, std::optional<engine::masterix::Color> unit = {},
    Shine shine = Shine::plain
);

/// The rim of a board of so many squares whose first square has its middle there, with the names of
/// its rows and columns.
void draw_rim(Canvas& canvas, ansi::Position first, int rows, int columns);

/// Columns and rows of a board in its rim.
struct PictureSize {
  int columns;
  int rows;
};

[[nodiscard]] PictureSize picture_size(const Canvas& canvas, const engine::masterix::Board& board);
/// The middle of the first square of a picture that begins there.
[[nodiscard]] ansi::Position first_of_picture(const Canvas& canvas, ansi::Position corner);
/// The middle of any of its squares.
[[nodiscard]] ansi::Position middle_of(
    const Canvas& canvas, ansi::Position first, engine::masterix::Square square
);
/// A whole board in a rim, as rules pages show it.
void draw_picture(
    Canvas& canvas, ansi::Position first, const engine::masterix::Board& board,
    engine::masterix::Squares marked = 0
);

}  // namespace codemaker::play::masterix
