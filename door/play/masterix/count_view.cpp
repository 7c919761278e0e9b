// What a round of Masterix paid, on full screens.
#include "play/drawing/ornaments.hpp"
#include "play/masterix/play_view.hpp"
#include "play/masterix/unit_art.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::masterix {

namespace {

constexpr int count_column = 10;
constexpr int count_width = 59;
constexpr int names_column = count_column + 3;
constexpr std::array<int, 2> value_columns{count_column + 24, count_column + 42};
constexpr int value_width = 14;

template <class Value>
void draw_count_line(
    const PlayState& state, Canvas& canvas, int row, std::string_view what, Value value,
    ansi::Attribute look = {}
) {
  canvas.text({row, names_column}, what, look);
  for (std::size_t i = 0; i < state.start.seats.size(); ++i) {
    canvas.text(
        {row, value_columns.at(i)},
        fmt::format("{:>{}}", value(state.start.seats.at(i)), value_width), look
    );
  }
}

}  // namespace

int draw_full_count(const PlayState& state, Canvas& canvas, int row) {
  draw_box(canvas, {row, count_column}, count_width, 9, "Points", ansi::painted(ansi::Ink::steel));
  for (std::size_t i = 0; i < state.start.seats.size(); ++i) {
    const Seat& seat = state.start.seats.at(i);
    draw_chip(
        canvas, {row + 1, value_columns.at(i)}, value_width,
        fmt::format("{} {}", sign_of(seat.color), seat.name),
        ansi::painted(ansi::Ink::bar_name, ground_of(seat.color))
    );
  }
  const auto units = [&](const Seat& seat) {
    return engine::masterix::count(state.position().board.units(seat.color));
  };
  draw_count_line(state, canvas, row + 2, "Kills", [&](const Seat& seat) {
    return kills_of(state, seat);
  });
  draw_count_line(
      state, canvas, row + 3, fmt::format("Kill points (x {})", pay_of(state, 1)),
      [&](const Seat& seat) { return state.round->points(seat.color); }
  );
  draw_count_line(state, canvas, row + 4, "Units left", units);
  draw_count_line(
      state, canvas, row + 5, fmt::format("Bonus (x {})", state.start.level),
      [&](const Seat& seat) { return state.round->bonus(seat.color); }
  );
  const auto total = [&](const Seat& seat) {
    return state.round->score(seat.color);
  };
  draw_count_line(state, canvas, row + 6, "Total", total, look::message);
  const engine::Points most = std::max(total(state.start.seats[0]), total(state.start.seats[1]));
  for (std::size_t i = 0; i < state.start.seats.size(); ++i) {
    const Seat& seat = state.start.seats.at(i);
    draw_bar(
        canvas, {row + 7, value_columns.at(i)}, value_width, total(seat), most,
        ground_of(seat.color)
    );
  }
  return row + 9;
}

}  // namespace codemaker::play::masterix
