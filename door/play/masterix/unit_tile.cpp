#include "play/masterix/unit_tile.hpp"

#include <fmt/format.h>
#include <string>

namespace codemaker::play::masterix {
namespace {

using ansi::Ink;
using engine::masterix::Color;

/// A tile: what is behind its sign, the sign itself, and the lower edge.
struct TileInks {
  Ink ground;
  Ink text;
  Ink edge;
};

TileInks tile_inks(std::optional<Color> unit, Shine shine) {
  if (!unit) return {Ink::none, Ink::steel, Ink::none};
  const bool is_blue = unit == Color::blue;
  const Ink light = is_blue ? Ink::peg_blue_light : Ink::peg_red_light;
  const Ink middle = is_blue ? Ink::peg_blue : Ink::peg_red;
  const Ink dark = is_blue ? Ink::peg_blue_dark : Ink::peg_red_dark;
  if (shine == Shine::lit) return {Ink::flash, Ink::dark_text, Ink::gold_light};
  if (shine == Shine::in_reach) return {light, Ink::dark_text, middle};
  return {middle, Ink::bar_name, dark};
}

constexpr int tile_columns = 3;

/// What stands on the upper row, and the edge below it, which an empty square has not.
void draw_tile_of(Canvas& canvas, ansi::Position middle, std::string_view text, TileInks inks) {
  const ansi::Position corner{middle.row, middle.column - 1};
  canvas.text(corner, text, ansi::painted(inks.text, inks.ground));
  const std::string_view edge = inks.edge == Ink::none ? " " : "▀";
  canvas.fill({corner.row + 1, corner.column}, tile_columns, 1, edge, ansi::painted(inks.edge));
}

}  // namespace

void draw_tile(Canvas& canvas, ansi::Position middle, std::optional<Color> unit, Shine shine) {
  const bool is_marked = shine == Shine::marked;
  const std::string_view sign = !unit                      ? "·"
                                : shine == Shine::in_reach ? in_reach_sign
                                                           : sign_of(*unit);
  const std::string text = is_marked ? fmt::format("({})", sign) : fmt::format(" {} ", sign);
  draw_tile_of(canvas, middle, text, tile_inks(unit, shine));
  // Blue ones are round, red ones stand on two legs.
  if (unit == Color::red) canvas.text({middle.row + 1, middle.column}, " ");
}

void draw_burst_tile(Canvas& canvas, ansi::Position middle) {
  draw_tile_of(canvas, middle, "▒*▒", {Ink::none, Ink::gold_light, Ink::none});
}

void draw_won_tile(Canvas& canvas, ansi::Position middle, std::string_view paid) {
  draw_tile_of(canvas, middle, "   ", {Ink::flash, Ink::dark_text, Ink::gold_light});
  canvas.middle_text(
      middle.row, middle.column - 1, tile_columns, paid, ansi::painted(Ink::dark_text, Ink::flash)
  );
}

void draw_tile_cursor(
    Canvas& canvas, ansi::Position middle, std::optional<Color> unit, Shine shine
) {
  const TileInks inks = tile_inks(unit, shine);
  const bool is_bright = inks.text == Ink::dark_text;
  const auto look = ansi::painted(is_bright ? inks.text : Ink::gold_light, inks.ground);
  canvas.text({middle.row, middle.column - 1}, "[", look);
  canvas.text({middle.row, middle.column + 1}, "]", look);
}

void draw_tiles(
    Canvas& canvas, ansi::Position first, const engine::masterix::Board& board,
    engine::masterix::Squares marked
) {
  for (int row = 0; row < board.rows(); ++row) {
    for (int column = 0; column < board.columns(); ++column) {
      const engine::masterix::Square square = row * engine::masterix::max_columns + column;
      const bool is_marked = engine::masterix::holds(marked, square);
      draw_tile(
          canvas, {first.row + tile_rows * row, first.column + tile_pitch * column},
          unit_of(board, square), is_marked ? Shine::marked : Shine::plain
      );
    }
  }
}

}  // namespace codemaker::play::masterix
