// A round of Masterix on full and small screens.
#include "play/masterix/play_view.hpp"

#include "ansi/text.hpp"
#include "play/masterix/places.hpp"
#include "play/masterix/play.hpp"

#include <fmt/format.h>

namespace codemaker::play::masterix {

namespace {

using engine::masterix::Color;
using engine::masterix::holds;
using engine::masterix::Square;

constexpr int left_column = 3;  ///< of the first seat; the second's is as far from the right edge
constexpr int right_column = 61;
constexpr int seat_row = 5;
constexpr int lean_seat_row = 11;

/// A unit by its shape and its color.
struct UnitLook {
  std::string_view shape;
  ansi::Attribute attribute;
};

const UnitLook& look_of(Color color) {
  static constexpr UnitLook blue{"O", {.foreground = ansi::Color::blue, .bold = true}};
  static constexpr UnitLook red{"X", {.foreground = ansi::Color::red, .bold = true}};
  return color == Color::blue ? blue : red;
}

std::string grid_line(std::string_view left, std::string_view middle, std::string_view right) {
  std::string line{left};
  for (int column = 0; column < engine::masterix::max_columns; ++column) {
    if (column > 0) line += middle;
    line += "───";
  }
  return line += right;
}

void draw_grid(Canvas& canvas) {
  const Places places = masterix_places(false);
  const int column = places.first.column - 2;
  for (int row = 0; row <= engine::masterix::max_rows; ++row) {
    const int at = places.first.row - 1 + row * places.rows_apart;
    const bool is_top = row == 0;
    const bool is_bottom = row == engine::masterix::max_rows;
    const std::string line = is_top      ? grid_line("┌", "┬", "┐")
                             : is_bottom ? grid_line("└", "┴", "┘")
                                         : grid_line("├", "┼", "┤");
    canvas.text({at, column}, line, look::frame);
    if (is_bottom) break;
    for (int i = 0; i <= engine::masterix::max_columns; ++i) {
      canvas.text({at + 1, column + i * places.columns_apart}, "│", look::frame);
    }
  }
}

void draw_names_of_squares(Canvas& canvas) {
  const Places places = masterix_places(canvas.is_lean());
  for (int column = 0; column < engine::masterix::max_columns; ++column) {
    const int at = places.first.column + column * places.columns_apart;
    canvas.text({places.number_row, at}, fmt::format("{}", column + 1));
  }
  for (int row = 0; row < engine::masterix::max_rows; ++row) {
    const int at = places.first.row + row * places.rows_apart;
    canvas.text({at, places.letter_column}, std::string(1, static_cast<char>('a' + row)));
  }
}

void draw_mark(Canvas& canvas, Square square, std::string_view left, std::string_view right) {
  const ansi::Position at = masterix_place(square, canvas.is_lean());
  canvas.text({at.row, at.column - 1}, left);
  canvas.text({at.row, at.column + 1}, right);
}

}  // namespace

void draw(const PlayState& state, Canvas& canvas) {
  canvas.cursor({canvas.message_row(), 0});
  canvas.header(state.start.title);
  if (!state.is_board_there()) return;
  draw_board(state, canvas);
  for (std::size_t seat = 0; seat < state.start.seats.size(); ++seat) {
    if (canvas.is_lean()) {
      draw_lean_seat(state, canvas, seat);
    } else {
      draw_seat(state, canvas, seat);
    }
  }
  place_cursor(state, canvas);
}

void draw_board(const PlayState& state, Canvas& canvas) {
  const bool is_lean = canvas.is_lean();
  const engine::masterix::Board& board = state.show ? state.show->board() : state.position().board;
  draw_names_of_squares(canvas);
  if (!is_lean) draw_grid(canvas);
  for (Square square = 0; square < engine::masterix::max_squares; ++square) {
    const ansi::Position at = masterix_place(square, is_lean);
    const bool is_blue = holds(board.units(Color::blue), square);
    const bool is_red = holds(board.units(Color::red), square);
    if (state.show && state.show->destroyed() == square) {
      canvas.text(at, "*", look::message);
    } else if (is_blue || is_red) {
      const UnitLook& look = look_of(is_blue ? Color::blue : Color::red);
      canvas.text(at, look.shape, look.attribute);
    } else if (is_lean) {
      canvas.text(at, ".");
    }
  }
  for (Squares left = marked(state); left != 0; left = engine::masterix::without_first(left))
    draw_mark(canvas, engine::masterix::first(left), "(", ")");
  if (const auto box = boxed(state)) draw_mark(canvas, *box, "[", "]");
}

Squares marked(const PlayState& state) {
  if (const auto unit = state.hand.unit(); unit && !state.show)
    return engine::masterix::only(*unit);
  if (!state.last_move) return 0;
  return engine::masterix::only(state.last_move->origin) |
         engine::masterix::only(state.last_move->target);
}

std::optional<Square> boxed(const PlayState& state) {
  if (state.phase == Phase::choosing || state.phase == Phase::thinking) return state.hand.box();
  if (state.show && !mover(state).is_computer) return state.show->move().target;
  return std::nullopt;
}

void place_cursor(const PlayState& state, Canvas& canvas) {
  if (state.show) {
    const ansi::Position changed = masterix_place(state.show->changed(), canvas.is_lean());
    canvas.cursor({changed.row, changed.column + 1});
  } else if (state.phase != Phase::over) {
    canvas.cursor(masterix_place(state.hand.box(), canvas.is_lean()));
  }
}

std::string last_move_of(const PlayState& state, const Seat& seat) {
  return state.last_moves.at(seat.color == Color::blue ? 0 : 1);
}

void draw_seat(const PlayState& state, Canvas& canvas, std::size_t index) {
  const Seat& seat = state.start.seats.at(index);
  const UnitLook& look = look_of(seat.color);
  const int column = index == 0 ? left_column : right_column;
  const bool is_on_turn =
      !has_computer(state) && state.phase == Phase::choosing && &mover(state) == &seat;
  canvas.text({seat_row - 1, column}, seat.above);
  canvas.text({seat_row, column}, seat.name, look::bright);
  if (is_on_turn) canvas.text({seat_row, column - 2}, ">", look::bright);
  canvas.text(
      {seat_row + 1, column}, fmt::format("{} {}", look.shape, name(seat.color)), look.attribute
  );
  canvas.text({seat_row + 3, column}, fmt::format("Points{:>7}", state.round->points(seat.color)));
  canvas.text(
      {seat_row + 4, column},
      fmt::format("Owned {:>6}%", state.position().board.owned_percent(seat.color))
  );
  const std::string last = last_move_of(state, seat);
  if (last.empty()) return;
  canvas.text({seat_row + 6, column}, "Last move");
  canvas.text({seat_row + 7, column}, last);
}

void draw_lean_seat(const PlayState& state, Canvas& canvas, std::size_t index) {
  const Seat& seat = state.start.seats.at(index);
  const UnitLook& look = look_of(seat.color);
  const int row = lean_seat_row + static_cast<int>(index);
  const bool is_on_turn =
      !has_computer(state) && state.phase == Phase::choosing && &mover(state) == &seat;
  if (is_on_turn) canvas.text({row, 0}, ">");
  canvas.text({row, 1}, look.shape, look.attribute);
  canvas.text({row, 3}, seat.name);
  canvas.text(
      {row, 15}, fmt::format(
                     "{:>5}{:>4}% {}", state.round->points(seat.color),
                     state.position().board.owned_percent(seat.color), last_move_of(state, seat)
                 )
  );
  if (seat.above.empty()) return;
  const int above = 1 + static_cast<int>(index);
  canvas.text({above, 3}, seat.name);
  canvas.text({above, 15}, seat.above);
}

int Play::draw_count(Canvas& canvas, int row) const {
  const int indent = canvas.is_lean() ? 0 : 6;
  const int column = indent + (canvas.is_lean() ? 14 : 20);
  const auto line = [&](std::string_view what, auto&& value, ansi::Attribute look) {
    canvas.text({row, indent}, what, look);
    for (std::size_t seat = 0; seat < state_.start.seats.size(); ++seat) {
      canvas.text(
          {row, column + 13 * static_cast<int>(seat)},
          fmt::format("{:>11}", value(state_.start.seats.at(seat))), look
      );
    }
    ++row;
  };
  line(
      "", [](const Seat& seat) { return seat.name; }, look::frame
  );
  line(
      "Kills", [&](const Seat& seat) { return state_.round->points(seat.color); }, look::plain
  );
  const std::string units =
      state_.start.level == 1 ? "Units" : fmt::format("Units x {}", state_.start.level);
  line(
      units, [&](const Seat& seat) { return state_.round->bonus(seat.color); }, look::plain
  );
  line(
      "Together", [&](const Seat& seat) { return state_.round->score(seat.color); }, look::bright
  );
  return row;
}

}  // namespace codemaker::play::masterix
