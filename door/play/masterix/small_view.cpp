// A round of Masterix on small screens.
#include "play/drawing/shown.hpp"
#include "play/masterix/places.hpp"
#include "play/masterix/play_view.hpp"
#include "play/masterix/unit_tile.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::masterix {

namespace {

using engine::masterix::Color;
using engine::masterix::holds;

constexpr Places places_of_tiles = masterix_places(BoardSize::tiles);
static_assert(places_of_tiles.columns_apart == tile_pitch);
static_assert(places_of_tiles.rows_apart == tile_rows);

/// With tiles all rows are in use; else there is air between what stands below each other.
int small_seat_row(const Canvas& canvas) {
  return canvas.has_tiles() ? 15 : 11;
}

ansi::Attribute bright_look_of(Color color) {
  return {.foreground = color == Color::blue ? ansi::Color::blue : ansi::Color::red, .bold = true};
}

void draw_names_of_squares(Canvas& canvas) {
  const Places places = masterix_places(size_of_board(canvas));
  for (int column = 0; column < engine::masterix::max_columns; ++column) {
    const int at = places.first.column + column * places.columns_apart;
    canvas.text({places.number_row, at}, fmt::format("{}", column + 1));
  }
  for (int row = 0; row < engine::masterix::max_rows; ++row) {
    const int at = places.first.row + row * places.rows_apart;
    canvas.text({at, places.letter_column}, std::string(1, static_cast<char>('a' + row)));
  }
}

void draw_brackets(Canvas& canvas, Square square, std::string_view left, std::string_view right) {
  const ansi::Position at = masterix_place(square, BoardSize::letters);
  canvas.text({at.row, at.column - 1}, left);
  canvas.text({at.row, at.column + 1}, right);
}

/// The jump that a player points at, else their last: once made, nothing of it has to be sent.
std::optional<MoveMade> shown_move(const PlayState& state, const Seat& seat) {
  const auto pointed = state.phase == Phase::choosing ? state.hand.move() : std::nullopt;
  if (!pointed || &mover(state) != &seat) return last_move_of(state, seat);
  return MoveMade{*pointed, engine::masterix::kills(state.position(), *pointed)};
}

/// Whose move it is, so that a turn changes a few letters; what to do stands in the key line.
std::string short_turn_text(const PlayState& state) {
  if (state.phase == Phase::over) return {};
  const Seat& seat = mover(state);
  if (seat.is_computer) return "Computer's move. Any key skips it.";
  return has_computer(state) ? "Your move" : fmt::format("{}'s move", seat.name);
}

/// What the last move took.
Squares captured_last(const PlayState& state) {
  const auto it = std::ranges::find_if(state.last_moves, [&](const auto& made) {
    return made && state.last_move == made->move;
  });
  return it == state.last_moves.end() ? 0 : (*it)->captured;
}

std::string_view ones(Squares squares) {
  return engine::masterix::count(squares) == 1 ? "one" : "ones";
}

/// What a page says: of the jump that a unit in the hand points at, and where there is no other
/// message of the last move. In a guided game the message is what the guide says.
void note_words(Shown& shown, const PlayState& state) {
  if (state.phase != Phase::choosing || state.guide.is_on) return;
  if (const auto jump = state.hand.move()) {
    shown.now = "Now choose a framed enemy.";
    const engine::masterix::Position& position = state.position();
    if (const Squares taken = engine::masterix::captures(position, *jump); taken != 0)
      shown.now += fmt::format(
          " {} also takes the orange {}: +{}.", engine::masterix::text(jump->target), ones(taken),
          pay_of(state, engine::masterix::kills(position, *jump))
      );
  } else if (!state.last_fact.empty()) {
    shown.otherwise = fmt::format("{}.", state.last_fact);
    if (const Squares taken = captured_last(state); taken != 0)
      shown.otherwise += fmt::format(" The orange {} changed sides.", ones(taken));
  }
}

/// What a cell is beside who stands there: of more than one the first.
char mark_of(const PlayState& state, Square square) {
  const bool is_captured = holds(in_reach(state), square);
  if (!is_captured && holds(marked(state), square))
    return state.hand.unit() && !state.show ? 'p' : 'l';
  const auto unit = state.hand.unit();
  const bool is_taken = !unit && !state.show && holds(captured_last(state), square);
  const char otherwise = is_captured ? 'c' : is_taken ? 'k' : '.';
  if (state.phase != Phase::choosing) return otherwise;
  const auto counts = [&](const Move& move) {
    return unit ? move == Move{*unit, square} : move.origin == square;
  };
  if (!std::ranges::any_of(engine::masterix::moves(state.position()), counts)) return otherwise;
  return is_captured ? 'x' : unit ? 't' : 'j';
}

void note_board(Shown& shown, const PlayState& state, BoardSize size) {
  auto* const grid = shown.make<ShownGrid>();
  if (grid == nullptr) return;
  const Places places = masterix_places(size);
  const engine::masterix::Board& board = board_of(state);
  grid->row = places.number_row;
  grid->columns = engine::masterix::max_columns;
  grid->first = places.first;
  grid->apart = {places.rows_apart, places.columns_apart};
  grid->is_open = state.phase == Phase::choosing || state.phase == Phase::showing;
  grid->cursor = under_cursor(state);
  for (Square square = 0; square < engine::masterix::max_squares; ++square) {
    const bool is_destroyed = state.show && state.show->destroyed() == square;
    grid->cells += is_destroyed                              ? '*'
                   : holds(board.units(Color::blue), square) ? 'b'
                   : holds(board.units(Color::red), square)  ? 'r'
                                                             : '.';
    grid->marks += mark_of(state, square);
  }
}

std::string short_text(const std::optional<MoveMade>& made, const PlayState& state) {
  if (!made) return {};
  return fmt::format("{} +{}", engine::masterix::text(made->move), pay_of(state, made->kills));
}

/// Of two who have won rounds it says how many.
std::string small_title_of(const Start& start) {
  const auto& [one, two] = start.seats;
  if (two.won.what.empty()) return title_of(start);
  return fmt::format(
      "{}: {} {}, {} {}", start.where, one.name, one.won.number, two.name, two.won.number
  );
}

/// As it stands in the row of a small screen.
void note_seat(Shown& shown, const PlayState& state, const Seat& seat) {
  auto* const grid = shown.make<ShownGrid>();
  if (grid == nullptr) return;
  const std::string won =
      seat.won.what.empty() ? "" : fmt::format(", {} {}", seat.won.what, seat.won.number);
  grid->seats.push_back(
      {seat.name,
       fmt::format(
           "{} points, {}%{}", state.round->points(seat.color),
           state.position().board.owned_percent(seat.color), won
       ),
       short_text(shown_move(state, seat), state),
       state.phase != Phase::over && &mover(state) == &seat}
  );
}

void draw_letters(const PlayState& state, Canvas& canvas) {
  const engine::masterix::Board& board = board_of(state);
  for (Square square = 0; square < engine::masterix::max_squares; ++square) {
    const ansi::Position at = masterix_place(square, BoardSize::letters);
    const bool is_blue = holds(board.units(Color::blue), square);
    const bool is_red = holds(board.units(Color::red), square);
    if (state.show && state.show->destroyed() == square) {
      canvas.text(at, "*", look::message);
    } else if (is_blue || is_red) {
      const Color color = is_blue ? Color::blue : Color::red;
      // Elsewhere they are rarely worth their bytes.
      const bool is_explained = state.guide.is_on && holds(in_reach(state), square);
      canvas.text(at, is_explained ? in_reach_sign : sign_of(color), bright_look_of(color));
    } else {
      canvas.text(at, ".");
    }
  }
  for (Squares left = marked(state); left != 0; left = engine::masterix::without_first(left))
    draw_brackets(canvas, engine::masterix::first(left), "(", ")");
  if (const auto square = under_cursor(state)) draw_brackets(canvas, *square, "[", "]");
}

void draw_tile(const PlayState& state, Canvas& canvas, Square square) {
  const ansi::Position at = masterix_place(square, BoardSize::tiles);
  if (state.show && state.show->destroyed() == square) {
    draw_burst_tile(canvas, at);
  } else if (state.show && holds(state.show->paying(), square)) {
    draw_won_tile(canvas, at, fmt::format("+{}", pay_of(state, 1)));
  } else {
    draw_tile(canvas, at, unit_on(state, square), shine_of(state, square));
  }
  if (under_cursor(state) == square)
    draw_tile_cursor(canvas, at, unit_on(state, square), shine_of(state, square));
}

}  // namespace

int small_turn_row(const Canvas& canvas) {
  return small_seat_row(canvas) + (canvas.has_tiles() ? 2 : 3);
}

void draw_small(const PlayState& state, Canvas& canvas) {
  canvas.header(canvas.noted() != nullptr ? title_of(state.start) : small_title_of(state.start));
  if (!state.is_board_there()) return;
  draw_table(state, canvas);
  canvas.text({small_turn_row(canvas), 0}, short_turn_text(state), look::bright);
  if (Shown* const shown = canvas.noted()) note_words(*shown, state);
}

void draw_small_board(const PlayState& state, Canvas& canvas) {
  if (Shown* const shown = canvas.noted()) return note_board(*shown, state, size_of_board(canvas));
  draw_names_of_squares(canvas);
  if (!canvas.has_tiles()) return draw_letters(state, canvas);
  for (Square square = 0; square < engine::masterix::max_squares; ++square)
    draw_tile(state, canvas, square);
}

void draw_small_seat(const PlayState& state, Canvas& canvas, std::size_t index) {
  const Seat& seat = state.start.seats.at(index);
  const int row = small_seat_row(canvas) + static_cast<int>(index);
  const bool is_on_turn =
      !has_computer(state) && state.phase == Phase::choosing && &mover(state) == &seat;
  if (Shown* const shown = canvas.noted()) return note_seat(*shown, state, seat);
  if (is_on_turn) canvas.text({row, 0}, "►", look::bright);
  canvas.text({row, 2}, sign_of(seat.color), bright_look_of(seat.color));
  canvas.text({row, 4}, seat.name);
  canvas.text(
      {row, 15}, fmt::format(
                     "{:>5}{:>4}% {}", state.round->points(seat.color),
                     state.position().board.owned_percent(seat.color),
                     short_text(shown_move(state, seat), state)
                 )
  );
  const bool is_in_title = !state.start.seats.back().won.what.empty();
  if (seat.won.what.empty() || is_in_title) return;
  canvas.text({1, 0}, fmt::format("{} {}", seat.won.what, seat.won.number));
}

int draw_small_count(const PlayState& state, Canvas& canvas, int row) {
  const auto line = [&](std::string_view what, auto&& value, ansi::Attribute look) {
    canvas.text({row, 0}, what, look);
    for (std::size_t seat = 0; seat < state.start.seats.size(); ++seat) {
      canvas.text(
          {row, 14 + 13 * static_cast<int>(seat)},
          fmt::format("{:>11}", value(state.start.seats.at(seat))), look
      );
    }
    ++row;
  };
  line(
      "", [](const Seat& seat) { return seat.name; }, look::frame
  );
  line(
      "Kill points", [&](const Seat& seat) { return state.round->points(seat.color); }, look::plain
  );
  line(
      "Bonus", [&](const Seat& seat) { return state.round->bonus(seat.color); }, look::plain
  );
  line(
      "Total", [&](const Seat& seat) { return state.round->score(seat.color); }, look::bright
  );
  return row;
}

}  // namespace codemaker::play::masterix
