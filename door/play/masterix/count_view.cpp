// What a round of Masterix paid, on full screens.
#include "play/drawing/ornaments.hpp"
#include "play/masterix/play_view.hpp"
#include "play/masterix/unit_art.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::masterix {

namespace {

constexpr int names_inset = 3;
constexpr std::array<int, 2> value_insets{22, 40};
constexpr int value_width = 16;
constexpr int last_board_column = 68;
constexpr ansi::Position last_square{4, 7};  ///< its rows and columns
constexpr int last_board_rows = engine::masterix::max_rows * last_square.row + 3;
constexpr int count_lines = 7;

/// On large screens lines are two rows apart.
int line_pitch(const Canvas& canvas) {
  return canvas.is_large() ? 2 : 1;
}

/// With its frame.
int count_rows(const Canvas& canvas) {
  return (count_lines + 1) * line_pitch(canvas) + 1;
}

template <class Value>
void draw_count_line(
    const PlayState& state, Canvas& canvas, ansi::Position at, std::string_view what, Value value,
    ansi::Attribute look = {}
) {
  canvas.text({at.row, at.column + names_inset}, what, look);
  for (std::size_t i = 0; i < state.start.seats.size(); ++i) {
    canvas.text(
        {at.row, at.column + value_insets.at(i)},
        fmt::format("{:>{}}", value(state.start.seats.at(i)), value_width), look
    );
  }
}

/// Who stands where at the end, in units as rules pages have them.
void draw_last_board(const PlayState& state, Canvas& canvas, int row) {
  using namespace engine::masterix;
  constexpr int width = max_columns * last_square.column + 2;
  draw_box(
      canvas, {row, last_board_column}, width, last_board_rows, "The last board",
      ansi::painted(ansi::Ink::steel)
  );
  canvas.fill(
      {row + 1, last_board_column + 1}, width - 2, last_board_rows - 2, " ",
      ansi::painted(ansi::Ink::steel_dark, ansi::Ink::field)
  );
  const Board& board = state.position().board;
  for (Square square = 0; square < max_squares; ++square) {
    const ansi::Position middle{
        row + 3 + square / max_columns * last_square.row,
        last_board_column + 4 + square % max_columns * last_square.column};
    if (holds(board.units(engine::masterix::Color::blue), square)) {
      draw_small_unit(canvas, middle, engine::masterix::Color::blue);
    } else if (holds(board.units(engine::masterix::Color::red), square)) {
      draw_small_unit(canvas, middle, engine::masterix::Color::red);
    } else {
      canvas.text(middle, "·", ansi::painted(ansi::Ink::steel_dark, ansi::Ink::field));
    }
  }
}

}  // namespace

ansi::Position count_box(const Canvas& canvas, int row) {
  if (!canvas.is_large()) return {row, 10};
  return {row + (last_board_rows - count_rows(canvas)) / 2, 5};
}

int draw_full_count(const PlayState& state, Canvas& canvas, int row) {
  const ansi::Position box = count_box(canvas, row);
  const auto line = [&](int below) {
    return ansi::Position{box.row + below * line_pitch(canvas), box.column};
  };
  if (canvas.is_large()) draw_last_board(state, canvas, row);
  draw_box(canvas, box, count_width, count_rows(canvas), "Points", ansi::painted(ansi::Ink::steel));
  for (std::size_t i = 0; i < state.start.seats.size(); ++i) {
    const Seat& seat = state.start.seats.at(i);
    draw_chip(
        canvas, {line(1).row, box.column + value_insets.at(i)}, value_width,
        fmt::format("{} {}", sign_of(seat.color), seat.name),
        ansi::painted(ansi::Ink::bar_name, ground_of(seat.color))
    );
  }
  const auto units = [&](const Seat& seat) {
    return engine::masterix::count(state.position().board.units(seat.color));
  };
  draw_count_line(state, canvas, line(2), "Kills", [&](const Seat& seat) {
    return kills_of(state, seat);
  });
  draw_count_line(
      state, canvas, line(3), fmt::format("Kill points (x {})", pay_of(state, 1)),
      [&](const Seat& seat) { return state.round->points(seat.color); }
  );
  draw_count_line(state, canvas, line(4), "Units left", units);
  draw_count_line(
      state, canvas, line(5), fmt::format("Bonus (x {})", state.start.level),
      [&](const Seat& seat) { return state.round->bonus(seat.color); }
  );
  const auto total = [&](const Seat& seat) {
    return state.round->score(seat.color);
  };
  draw_count_line(state, canvas, line(6), "Total", total, look::message);
  const engine::Points most = std::max(total(state.start.seats[0]), total(state.start.seats[1]));
  for (std::size_t i = 0; i < state.start.seats.size(); ++i) {
    const Seat& seat = state.start.seats.at(i);
    draw_bar(
        canvas, {line(count_lines).row, box.column + value_insets.at(i)}, value_width, total(seat),
        most, ground_of(seat.color)
    );
  }
  return box.row + count_rows(canvas);
}

}  // namespace codemaker::play::masterix
