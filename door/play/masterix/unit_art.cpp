#include "play/masterix/unit_art.hpp"

#include "play/drawing/ornaments.hpp"

#include <array>
#include <fmt/format.h>
#include <span>

namespace codemaker::play::masterix {
namespace {

using ansi::Ink;
using engine::masterix::Color;

constexpr int large_columns = 11;
constexpr int large_rows = 7;
constexpr int rim_columns = 2;

/// How large a unit is.
struct UnitSize {
  int columns;
  int rows;
};

UnitSize size_on(const Canvas& canvas) {
  return canvas.is_large() ? UnitSize{large_columns, large_rows}
                           : UnitSize{unit_columns, unit_rows};
}

/// Where its first column and row stand.
ansi::Position corner_of(ansi::Position middle, UnitSize size) {
  return {middle.row - size.rows / 2, middle.column - size.columns / 2};
}

/// The rows of a unit, its inks from top to bottom, and that of its heart when it is selected: then
/// the rest is bright white.
struct UnitArt {
  std::array<std::string_view, unit_rows> rows;
  std::array<std::string_view, large_rows> large;
  std::array<std::string_view, large_strip_rows> around;  ///< as high as pegs
  std::array<Ink, unit_rows> inks;
  Ink lit;
  std::string_view sign;
};

const UnitArt& art_of(Color color) {
  static constexpr UnitArt blue{
      {" ▄▄▄ ", "█████", "▀███▀"},
      {"   ▄▄▄▄▄   ", " ▄███████▄ ", "▐█████████▌", "▐█████████▌", "▐█████████▌", " ▀███████▀ ",
       "   ▀▀▀▀▀   "},
      {"  ▄█████▄  ", " █████████ ", "▐█████████▌", "▐█████████▌", " █████████ ", "  ▀█████▀  "},
      {Ink::peg_blue_light, Ink::peg_blue, Ink::peg_blue_dark},
      Ink::blue_lit,
      "O"};
  static constexpr UnitArt red{
      {"▄▄ ▄▄", "▀███▀", "██▀██"},
      {"▄▄▄     ▄▄▄", "▀███▄ ▄███▀", "  ▀█████▀  ", "   █████   ", "  ▄█████▄  ", "▄███▀ ▀███▄",
       "▀▀▀     ▀▀▀"},
      {"███▄   ▄███", " ▀███▄███▀ ", "   █████   ", "   █████   ", " ▄███▀███▄ ", "███▀   ▀███"},
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

using Inks = std::array<Ink, unit_rows>;

constexpr Inks all_of(Ink ink) {
  return {ink, ink, ink};
}

/// A large one that would be captured is a shade lighter: its sign is small for its size.
Inks inks_of(const UnitArt& art, Shine shine, UnitSize size) {
  if (shine == Shine::lit) return all_of(Ink::bar_name);
  const bool is_lighter = shine == Shine::in_reach && size.rows == large_rows;
  return is_lighter ? Inks{art.lit, art.inks[0], art.inks[1]} : art.inks;
}

void draw_shape(
    Canvas& canvas, ansi::Position middle, const UnitArt& art, UnitSize size, const Inks& inks,
    Ink ground
) {
  const ansi::Position corner = corner_of(middle, size);
  std::span<const std::string_view> rows = art.rows;
  if (size.rows == large_rows) rows = art.large;
  for (int row = 0; row < size.rows; ++row) {
    const auto third = static_cast<std::size_t>(row * unit_rows / size.rows);
    canvas.text(
        {corner.row + row, corner.column}, rows[static_cast<std::size_t>(row)],
        ansi::painted(inks.at(third), ground)
    );
  }
}

}  // namespace

std::optional<Color> unit_of(
    const engine::masterix::Board& board, engine::masterix::Square square
) {
  using engine::masterix::holds;
  if (holds(board.units(Color::blue), square)) return Color::blue;
  return holds(board.units(Color::red), square) ? std::optional{Color::red} : std::nullopt;
}

std::string_view sign_of(Color color) {
  return art_of(color).sign;
}

Ink ground_of(Color color) {
  return color == Color::blue ? Ink::peg_blue : Ink::peg_red;
}

void draw_unit(Canvas& canvas, ansi::Position middle, Color color, Shine shine, Ink ground) {
  const UnitArt& art = art_of(color);
  const UnitSize size = size_on(canvas);
  const Inks inks = inks_of(art, shine, size);
  draw_shape(canvas, middle, art, size, inks, ground);
  const Ink heart = shine == Shine::lit ? art.lit : inks[1];
  // Where a lit heart is lighter than others, white is hard to read on it.
  const bool is_dark = shine == Shine::lit && canvas.has_shades();
  const auto look = ansi::painted(is_dark ? Ink::dark_text : Ink::bar_name, heart);
  // Blanks on the unit's ground are its color for fewer bytes than blocks.
  const bool is_whole = color == Color::blue && shine != Shine::lit && !canvas.is_large();
  if (is_whole) canvas.fill({middle.row, middle.column - 2}, unit_columns, 1, " ", look);
  const auto [left, right] = brackets_of(shine);
  const std::string_view sign = shine == Shine::in_reach ? in_reach_sign : art.sign;
  canvas.text({middle.row, middle.column - 1}, fmt::format("{}{}{}", left, sign, right), look);
}

void draw_small_unit(Canvas& canvas, ansi::Position middle, Color color) {
  const UnitArt& art = art_of(color);
  draw_shape(canvas, middle, art, {unit_columns, unit_rows}, art.inks, Ink::field);
  canvas.text(middle, art.sign, ansi::painted(Ink::bar_name, ground_of(color)));
}

void draw_won_unit(Canvas& canvas, ansi::Position middle, Color color, std::string_view paid) {
  const UnitArt& art = art_of(color);
  draw_shape(canvas, middle, art, size_on(canvas), art.inks, Ink::field);
  const auto look = ansi::painted(Ink::dark_text, Ink::flash);
  // As wide as the body there, which a cross has narrow: fewer colors have to be changed.
  constexpr int columns_of_cross = 3;
  const bool is_narrow = color == Color::red && !canvas.is_large();
  const int columns = is_narrow ? columns_of_cross : size_on(canvas).columns;
  const int first = middle.column - columns / 2;
  canvas.fill({middle.row, first}, columns, 1, " ", look);
  canvas.middle_text(middle.row, first, columns, paid, look);
}

void draw_empty(Canvas& canvas, ansi::Position middle, Shine shine) {
  const auto look = ansi::painted(Ink::steel_dark, Ink::field);
  const UnitSize size = size_on(canvas);
  canvas.fill(corner_of(middle, size), size.columns, size.rows, " ", look);
  const auto [left, right] = brackets_of(shine);
  canvas.text(
      {middle.row, middle.column - 1}, fmt::format("{}·{}", left, right),
      shine == Shine::plain ? look : ansi::painted(Ink::steel, Ink::field)
  );
}

void draw_burst(Canvas& canvas, ansi::Position middle, Color color) {
  const UnitArt& art = art_of(color);
  const UnitSize size = size_on(canvas);
  if (canvas.is_large()) {
    draw_shape(canvas, middle, art, size, all_of(Ink::gold_light), Ink::field);
    return void(canvas.text(middle, "*", ansi::painted(Ink::dark_text, Ink::gold_light)));
  }
  draw_shape(canvas, middle, art, size, art.inks, Ink::field);
  const auto look = ansi::painted(Ink::gold_light, Ink::field);
  canvas.text({middle.row, middle.column - 2}, "▒▓*▓▒", look);
}

void draw_unit_of_ring(Canvas& canvas, ansi::Position at, int index) {
  const UnitArt& art = art_of(index % 2 == 0 ? Color::blue : Color::red);
  for (const std::string_view row : art.around)
    canvas.text({at.row++, at.column}, row, ansi::painted(art.inks.back()));
}

void draw_unit_strip(Canvas& canvas, int row) {
  if (canvas.is_surrounded()) return;
  const UnitSize size = size_on(canvas);
  const int pitch = size.columns + 1;
  const int units = canvas.is_lean() ? 6 : canvas.columns() / pitch & ~1;
  const int first = (canvas.columns() - units * pitch + 1) / 2 + size.columns / 2;
  for (int i = 0; i < units; ++i) {
    draw_unit(
        canvas, {row + size.rows / 2, first + i * pitch}, i % 2 == 0 ? Color::blue : Color::red,
        Shine::plain, Ink::none
    );
  }
}

void draw_corners(Canvas& canvas, ansi::Position middle, std::optional<Color> unit, Shine shine) {
  const auto look = ansi::painted(Ink::gold_light, Ink::field);
  const UnitSize size = size_on(canvas);
  const int up = middle.row - size.rows / 2;
  const int down = middle.row + size.rows / 2;
  const int left = middle.column - size.columns / 2 - 1;
  const int right = middle.column + size.columns / 2 + 1;
  if (canvas.is_large()) {
    // Arms fill the other halves of the cells beside the gap.
    const bool has_arms = unit == Color::red;
    const Inks arms = has_arms ? inks_of(art_of(*unit), shine, size) : all_of(Ink::field);
    for (const int column : {left + 1, right - 2}) {
      canvas.text({up, column}, "▀▀", ansi::painted(Ink::gold_light, arms.front()));
      canvas.text({down, column}, "▄▄", ansi::painted(Ink::gold_light, arms.back()));
    }
    for (const int row : {up, up + 1, down - 1, down}) {
      for (const int column : {left, right})
        canvas.text({row, column}, "█", look);
    }
    return;
  }
  canvas.text({up, left}, "╔", look);
  canvas.text({up, right}, "╗", look);
  canvas.text({down, left}, "╚", look);
  canvas.text({down, right}, "╝", look);
}

void draw_rim(Canvas& canvas, ansi::Position first, int rows, int columns) {
  const auto rim = ansi::painted(Ink::dark_text, Ink::steel);
  const UnitSize size = size_on(canvas);
  const int pitch = size.columns + 1;
  const int left = first.column - size.columns / 2 - 1 - rim_columns;
  const int width = columns * pitch + 1 + 2 * rim_columns;
  const int right = left + width - rim_columns;
  const int top = first.row - size.rows / 2 - 1;
  const int height = rows * size.rows;
  const int bottom = top + 1 + height;
  canvas.fill({top, left}, width, 1, " ", rim);
  canvas.fill({top + 1, left}, rim_columns, height, " ", rim);
  canvas.fill(
      {top + 1, left + rim_columns}, width - 2 * rim_columns, height, " ",
      ansi::painted(Ink::steel, Ink::field)
  );
  canvas.fill({top + 1, right}, rim_columns, height, " ", rim);
  // As much air below the last units as above the first, which on large boards is in their rows.
  const std::string_view sill = size.rows == large_rows ? "█" : "▄";
  canvas.fill({bottom, left}, width, 1, sill, ansi::painted(Ink::steel, Ink::field));
  for (const int side : {left, right})
    canvas.fill({bottom, side}, rim_columns, 1, "█", ansi::painted(Ink::steel));
  for (int column = 0; column < columns; ++column)
    canvas.text({top, first.column + column * pitch}, fmt::format("{}", column + 1), rim);
  for (int row = 0; row < rows; ++row) {
    const std::string letter(1, static_cast<char>('a' + row));
    canvas.text({first.row + row * size.rows, left + 1}, letter, rim);
  }
}

PictureSize picture_size(const Canvas& canvas, const engine::masterix::Board& board) {
  const UnitSize size = size_on(canvas);
  constexpr int rim_rows = 1;
  return {
      board.columns() * (size.columns + 1) + 1 + 2 * rim_columns,
      board.rows() * size.rows + 2 * rim_rows};
}

ansi::Position first_of_picture(const Canvas& canvas, ansi::Position corner) {
  const UnitSize size = size_on(canvas);
  return {corner.row + 1 + size.rows / 2, corner.column + rim_columns + 1 + size.columns / 2};
}

ansi::Position middle_of(
    const Canvas& canvas, ansi::Position first, engine::masterix::Square square
) {
  const UnitSize size = size_on(canvas);
  const int row = square / engine::masterix::max_columns;
  const int column = square % engine::masterix::max_columns;
  return {first.row + row * size.rows, first.column + column * (size.columns + 1)};
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
      const ansi::Position middle = middle_of(canvas, first, square);
      const Shine shine = holds(marked, square) ? Shine::marked : Shine::plain;
      if (const auto unit = unit_of(board, square)) {
        draw_unit(canvas, middle, *unit, shine);
      } else {
        draw_empty(canvas, middle, shine);
      }
    }
  }
}

}  // namespace codemaker::play::masterix
