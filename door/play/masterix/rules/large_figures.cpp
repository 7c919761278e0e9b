#include "play/masterix/rules/large_figures.hpp"

#include "play/drawing/ornaments.hpp"
#include "play/masterix/unit_art.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string>

namespace codemaker::play::masterix {
namespace {

using ansi::Ink;
using engine::masterix::Board;
using engine::masterix::Color;
using engine::masterix::holds;
using engine::masterix::only;
using engine::masterix::Square;

constexpr int caption_rows = 2;
constexpr int caption_indent = 3;  ///< above the first square

/// The same of a board with words above it.
int top_of_large_board(const Canvas& canvas, int row, const Board& board) {
  return canvas.row_amid(row, picture_size(canvas, board).rows + caption_rows) + caption_rows;
}

/// The jumper is lit, its target in corners, and who will be captured is marked as in play.
void draw_aim(
    Canvas& canvas, ansi::Position first, const engine::masterix::Position& before,
    engine::masterix::Move move
) {
  const engine::masterix::Squares captured = engine::masterix::captures(before, move);
  const Color enemy = other(before.turn);
  for (Square square = 0; square < engine::masterix::max_squares; ++square) {
    if (holds(captured, square))
      draw_unit(canvas, middle_of(canvas, first, square), enemy, Shine::in_reach);
  }
  draw_unit(canvas, middle_of(canvas, first, move.origin), before.turn, Shine::lit);
  draw_corners(canvas, middle_of(canvas, first, move.target), enemy);
}

void draw_pay_of_levels(
    Canvas& canvas, ansi::Position at, std::string_view what, int at_first, Ink ink
) {
  constexpr int levels = 10;
  constexpr int most = 20;
  constexpr int bar_columns = 28;
  canvas.text(at, what, look::frame);
  for (int level = 1; level <= levels; ++level) {
    const int row = at.row + 2 * level;
    canvas.text({row, at.column}, fmt::format("Level {:>2}", level));
    const int pay = at_first * level;
    canvas.text({row, at.column + 10}, fmt::format("{:>2}", pay), look::bright);
    draw_bar(canvas, {row, at.column + 14}, bar_columns, pay, most, ink);
  }
}

/// What a kill pays, on the unit that made it.
void draw_paid_unit(Canvas& canvas, ansi::Position middle) {
  constexpr int columns = 5;
  const auto look = ansi::painted(Ink::dark_text, Ink::flash);
  const int first = middle.column - columns / 2;
  draw_unit(canvas, middle, Color::blue, Shine::plain);
  canvas.fill({middle.row, first}, columns, 1, " ", look);
  canvas.middle_text(middle.row, first, columns, "+2", look);
}

constexpr int pad_key_columns = 9;
constexpr int pad_key_rows = 5;

void draw_pad_key(
    Canvas& canvas, ansi::Position at, int columns, std::string_view key, ansi::Attribute look
) {
  canvas.fill(at, columns, pad_key_rows, " ", look);
  canvas.middle_text(at.row + pad_key_rows / 2, at.column, columns, key, look);
}

/// Each of the enemies around a unit with the key that points at it.
void draw_directions(Canvas& canvas, ansi::Position first) {
  const std::array<std::string, 3> rows{"RRR", "RBR", "RRR"};
  draw_picture(canvas, first, *Board::read(rows));
  for (int key = 1; key <= 9; ++key) {
    const Square square = (9 - key) / 3 * engine::masterix::max_columns + (key - 1) % 3;
    const ansi::Position middle = middle_of(canvas, first, square);
    if (key == 5)
      draw_unit(canvas, middle, Color::blue, Shine::lit);
    else
      canvas.text(
          middle, fmt::format("{}", key), ansi::painted(Ink::bar_name, ground_of(Color::red))
      );
  }
}

}  // namespace

void draw_large_board(
    Canvas& canvas, int row, const Board& board, std::string_view caption,
    engine::masterix::Squares marked
) {
  const int top = top_of_large_board(canvas, row, board);
  const int left = (canvas.columns() - picture_size(canvas, board).columns) / 2;
  canvas.text({top - caption_rows, left + caption_indent}, caption, look::frame);
  draw_picture(canvas, first_of_picture(canvas, {top, left}), board, marked);
}

void draw_large_move(
    Canvas& canvas, int row, const engine::masterix::Position& before, engine::masterix::Move move
) {
  constexpr std::string_view arrow = "═══»";
  constexpr int arrow_columns = 4;
  const PictureSize size = picture_size(canvas, before.board);
  const int top = top_of_large_board(canvas, row, before.board);
  const int left = (canvas.columns() - 2 * size.columns) / 4;
  const int right = canvas.columns() - left - size.columns;
  canvas.text({top - caption_rows, left + caption_indent}, "Before", look::frame);
  canvas.text(
      {top - caption_rows, right + caption_indent},
      fmt::format("After {}", engine::masterix::text(move)), look::frame
  );
  const ansi::Position first = first_of_picture(canvas, {top, left});
  draw_picture(canvas, first, before.board);
  draw_aim(canvas, first, before, move);
  draw_picture(
      canvas, first_of_picture(canvas, {top, right}), engine::masterix::after(before, move).board,
      only(move.origin) | only(move.target) | engine::masterix::captures(before, move)
  );
  const int between = right - left - size.columns;
  if (between > arrow_columns)
    canvas.text(
        {top + size.rows / 2, left + size.columns + (between - arrow_columns) / 2}, arrow,
        look::message
    );
}

void draw_large_pay(Canvas& canvas, int row) {
  constexpr int rows = 21;
  constexpr int unit_middle = 11;  // from its block's first column
  constexpr int bars = 20;
  constexpr int of_kills = 1;
  constexpr int of_units = 65;
  const int top = canvas.row_amid(row, rows);
  const int middle = top + rows / 2 + 1;
  draw_paid_unit(canvas, {middle, of_kills + unit_middle});
  draw_pay_of_levels(canvas, {top, of_kills + bars}, "A kill", 2, Ink::gold);
  draw_unit(canvas, {middle, of_units + unit_middle}, Color::blue, Shine::plain);
  draw_pay_of_levels(
      canvas, {top, of_units + bars}, "A unit left at the end", 1, Ink::peg_blue_light
  );
}

void draw_large_pad(Canvas& canvas, int row) {
  constexpr int rows = 23;
  constexpr int pad = 7;
  constexpr int words = 42;
  constexpr int board = 82;
  const int top = canvas.row_amid(row, rows);
  const auto key_row = [&](int line) {
    return top + line * (pad_key_rows + 1);
  };
  const auto middle = ansi::painted(Ink::bar_name, Ink::peg_blue);
  for (int key = 1; key <= 9; ++key) {
    const int column = pad + (key - 1) % 3 * (pad_key_columns + 1);
    draw_pad_key(
        canvas, {key_row((9 - key) / 3), column}, pad_key_columns, fmt::format("{}", key),
        key == 5 ? middle : look::key_cap()
    );
  }
  draw_pad_key(canvas, {key_row(3), pad}, 2 * pad_key_columns + 1, "0", look::key_cap());
  const auto tell = [&](int line, std::string_view text) {
    canvas.text({key_row(line) + pad_key_rows / 2, words}, text, look::bright);
  };
  tell(0, "7 8 9, 4 6, 1 2 3: eight directions");
  tell(1, "5: pick up, then jump");
  tell(3, "0: put down");
  draw_directions(canvas, first_of_picture(canvas, {top, board}));
}

}  // namespace codemaker::play::masterix
