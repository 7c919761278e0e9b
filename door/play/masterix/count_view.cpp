// What a round of Masterix paid, on full screens.
#include "play/drawing/ornaments.hpp"
#include "play/masterix/play_view.hpp"
#include "play/masterix/unit_art.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::masterix {

namespace {

constexpr int names_inset = 3;
constexpr std::array<int, 2> value_insets{24, 42};
constexpr int value_width = 14;
constexpr int last_board_column = 67;
constexpr ansi::Position last_square{4, 7};  ///< its rows and columns

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

/// Who stands where at the end, a square in three rows and a gap around it.
void draw_last_board(const PlayState& state, Canvas& canvas, int row) {
  using namespace engine::masterix;
  const int width = max_columns * last_square.column + 3;
  draw_box(
      canvas, {row, last_board_column}, width, max_rows * last_square.row + 1, "The last board",
      ansi::painted(ansi::Ink::steel)
  );
  for (Square square = 0; square < max_squares; ++square) {
    const ansi::Position at{
        row + 1 + square / max_columns * last_square.row,
        last_board_column + 2 + square % max_columns * last_square.column};
    const bool is_blue = holds(state.position().board.units(engine::masterix::Color::blue), square);
    const bool is_red = holds(state.position().board.units(engine::masterix::Color::red), square);
    if (!is_blue && !is_red) {
      canvas.text({at.row + 1, at.column + 2}, "·", look::dim);
      continue;
    }
    const engine::masterix::Color color =
        is_blue ? engine::masterix::Color::blue : engine::masterix::Color::red;
    const auto unit = ansi::painted(ansi::Ink::bar_name, ground_of(color));
    canvas.fill(at, last_square.column - 1, last_square.row - 1, " ", unit);
    canvas.text({at.row + 1, at.column + 2}, sign_of(color), unit);
  }
}

}  // namespace

ansi::Position count_box(const Canvas& canvas, int row) {
  return {row, canvas.is_large() ? 4 : 10};
}

int draw_full_count(const PlayState& state, Canvas& canvas, int row) {
  const ansi::Position box = count_box(canvas, row);
  const auto line = [&](int below) {
    return ansi::Position{row + below, box.column};
  };
  if (canvas.is_large()) draw_last_board(state, canvas, row);
  draw_box(canvas, box, count_width, 9, "Points", ansi::painted(ansi::Ink::steel));
  for (std::size_t i = 0; i < state.start.seats.size(); ++i) {
    const Seat& seat = state.start.seats.at(i);
    draw_chip(
        canvas, {row + 1, box.column + value_insets.at(i)}, value_width,
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
        canvas, {row + 7, box.column + value_insets.at(i)}, value_width, total(seat), most,
        ground_of(seat.color)
    );
  }
  return row + 9;
}

}  // namespace codemaker::play::masterix
