#include "play/masterix/rules/small_figures.hpp"

#include "play/masterix/page.hpp"
#include "play/masterix/unit_tile.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>

namespace codemaker::play::masterix {
namespace {

using engine::masterix::Board;

/// Between the rows' letters and the first column of units.
constexpr int names = 2;

/// Above the keys and a free row; no message comes here.
int last_row(const Canvas& canvas) {
  constexpr int below = 3;
  return canvas.rows() - below;
}

bool shows_tiles(const Canvas& canvas) {
  return canvas.has_tiles() && canvas.noted() == nullptr;
}

void draw_board_of_letters(
    Canvas& canvas, ansi::Position at, const engine::masterix::Board& board
) {
  constexpr ansi::Attribute blue{.foreground = ansi::Color::blue, .bold = true};
  constexpr ansi::Attribute red{.foreground = ansi::Color::red, .bold = true};
  const auto rows = engine::masterix::text(board);
  for (std::size_t i = 0; i < rows.front().size(); ++i)
    canvas.text({at.row, at.column + 2 + 2 * static_cast<int>(i)}, fmt::format("{}", i + 1));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const int row = at.row + 1 + static_cast<int>(i);
    canvas.text({row, at.column}, std::string(1, static_cast<char>('a' + i)));
    int column = at.column;
    for (const char unit : rows[i]) {
      const bool is_blue = unit == 'B';
      const bool is_red = unit == 'R';
      canvas.text(
          {row, column += 2},
          is_blue  ? "O"
          : is_red ? "X"
                   : ".",
          is_blue  ? blue
          : is_red ? red
                   : look::plain
      );
    }
  }
}

void draw_named_tiles(
    Canvas& canvas, ansi::Position at, const Board& board, engine::masterix::Squares marked
) {
  const int first = at.column + names + 1;
  for (int column = 0; column < board.columns(); ++column)
    canvas.text({at.row, first + tile_pitch * column}, fmt::format("{}", column + 1));
  for (int row = 0; row < board.rows(); ++row) {
    const std::string letter(1, static_cast<char>('a' + row));
    canvas.text({at.row + 1 + tile_rows * row, at.column}, letter);
  }
  draw_tiles(canvas, {at.row + 1, first}, board, marked);
}

}  // namespace

bool has_small_room(const Canvas& canvas, int row, int rows) {
  return canvas.noted() == nullptr && row + rows <= last_row(canvas);
}

void draw_small_move(
    Canvas& canvas, int row, const engine::masterix::Position& before, engine::masterix::Move move
) {
  using engine::masterix::only;
  const int half = (canvas.columns() + 1) / 2;
  const Board after = engine::masterix::after(before, move).board;
  canvas.text({row, 0}, "before", look::frame);
  canvas.text({row, half}, fmt::format("after {}", engine::masterix::text(move)), look::frame);
  if (shows_tiles(canvas)) {
    draw_named_tiles(canvas, {row + 1, 0}, before.board, only(move.origin));
    const auto both = only(move.origin) | only(move.target);
    draw_named_tiles(canvas, {row + 1, half}, after, both);
  } else {
    draw_board_of_letters(canvas, {row + 1, 0}, before.board);
    draw_board_of_letters(canvas, {row + 1, half}, after);
  }
}

int small_move_rows(const Canvas& canvas, const Board& board) {
  return 2 + board.rows() * (shows_tiles(canvas) ? tile_rows : 1);
}

void draw_small_board(Canvas& canvas, int row, std::span<const std::string> rows) {
  const Board board = *Board::read(rows);
  if (!shows_tiles(canvas)) {
    const int width = 1 + 2 * board.columns();
    if (has_small_room(canvas, row, 1 + board.rows()))
      draw_board_of_letters(canvas, {row, (canvas.columns() - width) / 2}, board);
    return;
  }
  const int seen = std::min((last_row(canvas) - row) / tile_rows, board.rows());
  if (seen < 1) return;
  const int width = board.columns() * tile_pitch - 1;
  draw_tiles(
      canvas, {row, (canvas.columns() - width) / 2 + 1},
      *Board::read(rows.first(static_cast<std::size_t>(seen)))
  );
}

void draw_small_strip(Canvas& canvas, int row) {
  if (has_small_room(canvas, row, unit_rows)) draw_unit_strip(canvas, row);
}

void draw_small_pad(Canvas& canvas, int row) {
  if (has_small_room(canvas, row, pad_rows))
    draw_pad(canvas, {row, (canvas.columns() - pad_columns) / 2});
}

}  // namespace codemaker::play::masterix
