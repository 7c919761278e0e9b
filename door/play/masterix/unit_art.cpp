#include "play/masterix/unit_art.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play::masterix {
namespace {

using ansi::Ink;
using engine::masterix::Color;

constexpr int square_columns = unit_columns + 1;  // a column between units
constexpr int rim_columns = 2;

/// The three rows of a unit, its inks from top to bottom, and what it shines with.
struct UnitArt {
  std::array<std::string_view, unit_rows> rows;
  std::array<Ink, unit_rows> inks;
  Ink lit;
  std::string_view sign;
};

const UnitArt& art_of(Color color) {
  static constexpr UnitArt blue{
      {" ▄▄▄ ", "█████", "▀███▀"},
      {Ink::peg_blue_light, Ink::peg_blue, Ink::peg_blue_dark},
      Ink::blue_lit,
      "O"};
  static constexpr UnitArt red{
      {"▄▄ ▄▄", "▀███▀", "██▀██"},
      {Ink::peg_red_light, Ink::peg_red, Ink::peg_red_dark},
      Ink::red_lit,
      "X"};
  return color == Color::blue ? blue : red;
}

/// What stands left and right of a sign.
std::array<std::string_view, 2> brackets_of(Shine shine) {
  switch (shine) {
  case Shine::plain:
  case Shine::in_reach:
    return {" ", " "};
  case Shine::marked:
    return {"(", ")"};
  case Shine::lit:
    return {"«", "»"};
  }
  return {" ", " "};
}

void draw_shape(
    Canvas& canvas, ansi::Position middle, const UnitArt& art, Shine shine, Ink ground
) {
  for (int row = 0; row < unit_rows; ++row) {
    const auto at = static_cast<std::size_t>(row);
    const Ink ink = shine == Shine::lit ? art.lit : art.inks.at(at);
    canvas.text(
        {middle.row - 1 + row, middle.column - 2}, art.rows.at(at), ansi::painted(ink, ground)
    );
  }
}

}  // namespace

std::string_view sign_of(Color color) {
  return art_of(color).sign;
}

Ink ground_of(Color color) {
  return color == Color::blue ? Ink::peg_blue : Ink::peg_red;
}

void draw_unit(Canvas& canvas, ansi::Position middle, Color color, Shine shine, Ink ground) {
  const UnitArt& art = art_of(color);
  draw_shape(canvas, middle, art, shine, ground);
  const auto look = ansi::painted(Ink::bar_name, ground_of(color));
  // Blanks on the unit's ground are its color for fewer bytes than blocks.
  const bool is_whole = color == Color::blue && shine != Shine::lit;
  if (is_whole) canvas.fill({middle.row, middle.column - 2}, unit_columns, 1, " ", look);
  const auto [left, right] = brackets_of(shine);
  const std::string_view sign = shine == Shine::in_reach ? in_reach_sign : art.sign;
  canvas.text({middle.row, middle.column - 1}, fmt::format("{}{}{}", left, sign, right), look);
}

void draw_won_unit(Canvas& canvas, ansi::Position middle, Color color, std::string_view paid) {
  draw_shape(canvas, middle, art_of(color), Shine::plain, Ink::field);
  const auto look = ansi::painted(Ink::dark_text, Ink::flash);
  canvas.fill({middle.row, middle.column - 2}, unit_columns, 1, " ", look);
  canvas.middle_text(middle.row, middle.column - 2, unit_columns, paid, look);
}

void draw_empty(Canvas& canvas, ansi::Position middle, Shine shine) {
  const auto look = ansi::painted(Ink::steel_dark, Ink::field);
  canvas.fill({middle.row - 1, middle.column - 2}, unit_columns, unit_rows, " ", look);
  const auto [left, right] = brackets_of(shine);
  canvas.text(
      {middle.row, middle.column - 1}, fmt::format("{}·{}", left, right),
      shine == Shine::plain ? look : ansi::painted(Ink::steel, Ink::field)
  );
}

void draw_burst(Canvas& canvas, ansi::Position middle, Color color) {
  draw_shape(canvas, middle, art_of(color), Shine::plain, Ink::field);
  canvas.text({middle.row, middle.column - 2}, "▒▓*▓▒", ansi::painted(Ink::gold_light, Ink::field));
}

void draw_unit_strip(Canvas& canvas, int row) {
  constexpr int units = 12;
  const int first = (canvas.columns() - units * square_columns + 1) / 2 + 2;
  for (int i = 0; i < units; ++i) {
    draw_unit(
        canvas, {row + 1, first + i * square_columns}, i % 2 == 0 ? Color::blue : Color::red,
        Shine::plain, Ink::none
    );
  }
}

void draw_corners(Canvas& canvas, ansi::Position middle) {
  const auto look = ansi::painted(Ink::gold_light, Ink::field);
  canvas.text({middle.row - 1, middle.column - 3}, "╔", look);
  canvas.text({middle.row - 1, middle.column + 3}, "╗", look);
  canvas.text({middle.row + 1, middle.column - 3}, "╚", look);
  canvas.text({middle.row + 1, middle.column + 3}, "╝", look);
}

void draw_rim(Canvas& canvas, ansi::Position first, int rows, int columns) {
  const auto rim = ansi::painted(Ink::dark_text, Ink::steel);
  const int left = first.column - 3 - rim_columns;
  const int width = columns * square_columns + 1 + 2 * rim_columns;
  const int right = left + width - rim_columns;
  const int top = first.row - 2;
  const int height = rows * unit_rows;
  const int bottom = top + 1 + height;
  canvas.fill({top, left}, width, 1, " ", rim);
  canvas.fill({top + 1, left}, rim_columns, height, " ", rim);
  canvas.fill(
      {top + 1, left + rim_columns}, width - 2 * rim_columns, height, " ",
      ansi::painted(Ink::steel, Ink::field)
  );
  canvas.fill({top + 1, right}, rim_columns, height, " ", rim);
  canvas.fill({bottom, left}, width, 1, "▄", ansi::painted(Ink::steel, Ink::field));
  for (const int side : {left, right})
    canvas.fill({bottom, side}, rim_columns, 1, "█", ansi::painted(Ink::steel));
  for (int column = 0; column < columns; ++column)
    canvas.text({top, first.column + column * square_columns}, fmt::format("{}", column + 1), rim);
  for (int row = 0; row < rows; ++row) {
    const std::string letter(1, static_cast<char>('a' + row));
    canvas.text({first.row + row * unit_rows, left}, letter, rim);
  }
}

void draw_picture(
    Canvas& canvas, ansi::Position first, const engine::masterix::Board& board,
    engine::masterix::Squares marked
) {
  using engine::masterix::holds;
  draw_rim(canvas, first, board.rows(), board.columns());
  for (int row = 0; row < board.rows(); ++row) {
    for (int column = 0; column < board.columns(); ++column) {
      const engine::masterix::Square square = row * engine::masterix::max_columns + column;
      const ansi::Position middle{
          first.row + row * unit_rows, first.column + column * square_columns};
      const Shine shine = holds(marked, square) ? Shine::marked : Shine::plain;
      if (holds(board.units(Color::blue), square)) {
        draw_unit(canvas, middle, Color::blue, shine);
      } else if (holds(board.units(Color::red), square)) {
        draw_unit(canvas, middle, Color::red, shine);
      } else {
        draw_empty(canvas, middle, shine);
      }
    }
  }
}

}  // namespace codemaker::play::masterix
