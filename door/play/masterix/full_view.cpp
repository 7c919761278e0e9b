// A round of Masterix on full screens: the board, and the players beside it.
#include "play/masterix/places.hpp"
#include "play/masterix/play_view.hpp"
#include "play/masterix/unit_art.hpp"
#include "play/ornaments.hpp"
#include "play/words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::masterix {

namespace {

using engine::masterix::Color;
using engine::masterix::holds;

constexpr int panel_width = 11;
constexpr std::array<int, 2> panel_columns{1, 67};
constexpr int facts_row = 21;  ///< below the board

void draw_fact(Canvas& canvas, ansi::Position at, std::string_view what, std::string_view value) {
  canvas.text(at, what);
  canvas.text({at.row, at.column + 6}, fmt::format("{:>5}", value), look::bright);
}

void draw_square(const PlayState& state, Canvas& canvas, Square square) {
  const engine::masterix::Board& board = board_of(state);
  const ansi::Position middle = masterix_place(square, false);
  const bool is_marked = holds(marked(state), square);
  const bool is_selected = is_marked && state.hand.unit() && !state.show;
  const Shine shine = is_selected ? Shine::lit : is_marked ? Shine::marked : Shine::plain;
  const bool is_blue = holds(board.units(Color::blue), square);
  const bool is_red = holds(board.units(Color::red), square);
  if (state.show && state.show->destroyed() == square) {
    draw_burst(canvas, middle);
  } else if (state.show && holds(state.show->paying(), square)) {
    draw_won_unit(canvas, middle, state.show->mover(), fmt::format("+{}", pay_of(state, 1)));
  } else if (is_blue || is_red) {
    draw_unit(canvas, middle, is_blue ? Color::blue : Color::red, shine);
  } else {
    draw_empty(canvas, middle, shine);
  }
}

/// What the move pointed at would do; else what moves pay.
void draw_facts(const PlayState& state, Canvas& canvas) {
  const Places places = masterix_places(false);
  const int width = engine::masterix::max_columns * places.columns_apart + 5;
  const auto move = state.phase == Phase::choosing ? state.hand.move() : std::nullopt;
  canvas.middle_text(
      facts_row, places.letter_column, width,
      move ? fmt::format("{}. Press 5 to jump.", worth_text(state, *move)) : pay_text(state),
      move ? look::message : ansi::painted(ansi::Ink::steel)
  );
}

}  // namespace

void draw_full(const PlayState& state, Canvas& canvas) {
  canvas.heading("MASTERIX", state.start.where, turn_text(state));
  if (!state.is_board_there()) return;
  draw_full_board(state, canvas);
  for (std::size_t seat = 0; seat < state.start.seats.size(); ++seat)
    draw_panel(state, canvas, seat);
  draw_facts(state, canvas);
}

void draw_full_board(const PlayState& state, Canvas& canvas) {
  draw_rim(
      canvas, masterix_places(false).first, engine::masterix::max_rows,
      engine::masterix::max_columns
  );
  for (Square square = 0; square < engine::masterix::max_squares; ++square)
    draw_square(state, canvas, square);
  if (const auto square = under_cursor(state)) draw_corners(canvas, masterix_place(*square, false));
}

void draw_panel(const PlayState& state, Canvas& canvas, std::size_t index) {
  const Seat& seat = state.start.seats.at(index);
  const int column = panel_columns.at(index);
  const auto points = [&](std::size_t each) {
    return state.round->points(state.start.seats.at(each).color);
  };
  const bool is_on_turn = state.phase != Phase::over && &mover(state) == &seat;
  if (is_on_turn) canvas.text({2, column - 1}, "»", look::message);
  canvas.text({2, column}, seat.name, look::bright);
  draw_chip(
      canvas, {3, column}, panel_width, fmt::format("{} {}", sign_of(seat.color), name(seat.color)),
      ansi::painted(ansi::Ink::bar_name, ground_of(seat.color))
  );
  draw_fact(canvas, {5, column}, "Points", fmt::format("{}", points(index)));
  draw_bar(
      canvas, {6, column}, panel_width, points(index), std::max(points(0), points(1)),
      ground_of(seat.color)
  );
  draw_fact(canvas, {8, column}, "Kills", fmt::format("{}", kills_of(state, seat)));
  const engine::masterix::Board& board = state.position().board;
  draw_fact(canvas, {10, column}, "Owns", fmt::format("{}%", board.owned_percent(seat.color)));
  draw_bar(
      canvas, {11, column}, panel_width, engine::masterix::count(board.units(seat.color)),
      engine::masterix::max_squares, ground_of(seat.color)
  );
  if (!seat.won.what.empty()) {
    canvas.text({13, column}, seat.won.what);
    const auto won = fmt::format("{:>{}}", seat.won.number, panel_width - seat.won.what.size());
    canvas.text({13, column + static_cast<int>(seat.won.what.size())}, won, look::message);
  }
  const auto last = last_move_of(state, seat);
  if (!last) return;
  canvas.text({15, column}, "Last move", look::frame);
  canvas.text({16, column}, engine::masterix::text(last->move), look::bright);
  canvas.text({17, column}, count(last->kills, "kill", "kills"));
  canvas.text({18, column}, fmt::format("+{}", pay_of(state, last->kills)), look::bright);
}

}  // namespace codemaker::play::masterix
