// A round of Masterix on full screens: the board, and the players beside it.
#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/masterix/places.hpp"
#include "play/masterix/play_view.hpp"
#include "play/masterix/unit_art.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <variant>
#include <vector>

namespace codemaker::play::masterix {

namespace {

using engine::masterix::Color;
using engine::masterix::holds;

constexpr int panel_width = 11;
constexpr std::array<int, 2> panel_columns{1, 67};
constexpr std::array<int, 2> large_panel_columns{2, 118};

/// Below the board.
ansi::Position facts_at(const Canvas& canvas) {
  return canvas.is_large() ? ansi::Position{46, 3} : ansi::Position{21, 3};
}

constexpr int moves_row = 14;  ///< of what a side did: its last move, on large screens all of them
constexpr std::size_t most_moves = 29;

void draw_fact(Canvas& canvas, ansi::Position at, std::string_view what, std::string_view value) {
  canvas.text(at, what);
  canvas.text({at.row, at.column + 6}, fmt::format("{:>5}", value), look::bright);
}

void draw_square(const PlayState& state, Canvas& canvas, Square square) {
  const ansi::Position middle = masterix_place(square, size_of_board(canvas));
  const Shine shine = shine_of(state, square);
  const auto unit = unit_on(state, square);
  if (state.show && state.show->destroyed() == square) {
    draw_burst(canvas, middle, other(state.show->mover()));
  } else if (state.show && holds(state.show->paying(), square)) {
    draw_won_unit(canvas, middle, state.show->mover(), fmt::format("+{}", pay_of(state, 1)));
  } else if (unit) {
    draw_unit(canvas, middle, *unit, shine);
  } else {
    draw_empty(canvas, middle, shine);
  }
}

void draw_corners_of(const PlayState& state, Canvas& canvas, Square square) {
  draw_corners(
      canvas, masterix_place(square, size_of_board(canvas)), unit_on(state, square),
      shine_of(state, square)
  );
}

/// It begins where it always does, and keeps its look until something else is said, so that little
/// changes with each move.
void draw_facts(const PlayState& state, Canvas& canvas) {
  canvas.text(facts_at(canvas), fact_text(state), look::bright);
}

/// The moves of one side since the board was dealt, with what they paid. Those taken back are not
/// among them, nor is one that is still shown: it is paid when it ends.
std::vector<MoveMade> moves_of(const PlayState& state, Color color) {
  const auto& record = state.record.record();
  engine::masterix::records::MasterixReplay replay{record.setup};
  std::vector<std::pair<Color, MoveMade>> made;
  for (const auto& each : record.moves) {
    if (const auto* const move = std::get_if<Move>(&each)) {
      const Position& before = replay.table()->position();
      made.emplace_back(before.turn, MoveMade{*move, engine::masterix::kills(before, *move)});
    }
    static_cast<void>(replay.play(each));
    made.resize(static_cast<std::size_t>(replay.table() ? replay.table()->moves_made() : 0));
  }
  const auto paid = static_cast<std::size_t>(state.round->moves_made());
  made.resize(std::min(made.size(), paid));
  std::vector<MoveMade> own;
  for (const auto& [who, move] : made) {
    if (who == color) own.push_back(move);
  }
  return own;
}

/// The last of them, one below the other.
void draw_moves(const PlayState& state, Canvas& canvas, int column, Color color) {
  const std::vector<MoveMade> moves = moves_of(state, color);
  if (moves.empty()) return;
  canvas.text({moves_row, column}, "Moves", look::frame);
  const std::size_t first = moves.size() - std::min(moves.size(), most_moves);
  int row = moves_row + 1;
  for (std::size_t at = first; at < moves.size(); ++at, ++row) {
    const auto paid = fmt::format("+{}", pay_of(state, moves[at].kills));
    canvas.text(
        {row, column}, fmt::format("{}{:>6}", engine::masterix::text(moves[at].move), paid),
        at + 1 == moves.size() ? look::bright : look::plain
    );
  }
}

void draw_last_move(const PlayState& state, Canvas& canvas, int column, const Seat& seat) {
  const auto last = last_move_of(state, seat);
  if (!last) return;
  canvas.text({moves_row, column}, "Last move", look::frame);
  canvas.text({moves_row + 1, column}, engine::masterix::text(last->move), look::bright);
  const auto paid = fmt::format("+{}", pay_of(state, last->kills));
  canvas.text({moves_row + 2, column}, paid, look::bright);
}

}  // namespace

void draw_full(const PlayState& state, Canvas& canvas) {
  canvas.heading("MASTERIX", state.start.where, turn_text(state));
  if (!state.is_board_there()) return;
  draw_table(state, canvas);
  draw_facts(state, canvas);
  const bool is_moving = state.phase == Phase::showing || state.phase == Phase::thinking;
  if (is_moving && state.pacing == Pacing::leisurely) canvas.expect_skip();
}

void draw_full_board(const PlayState& state, Canvas& canvas) {
  draw_rim(
      canvas, masterix_places(size_of_board(canvas)).first, engine::masterix::max_rows,
      engine::masterix::max_columns
  );
  for (Square square = 0; square < engine::masterix::max_squares; ++square)
    draw_square(state, canvas, square);
  const auto square = under_cursor(state);
  // A large unit that bursts is all the color of the corners, and bright enough.
  const bool is_bursting = canvas.is_large() && state.show && state.show->destroyed() == square;
  if (square && !is_bursting) draw_corners_of(state, canvas, *square);
  // Brackets around its sign are small for a large unit.
  const bool is_announced = canvas.is_large() && state.show && state.show->is_announced();
  if (!is_announced) return;
  draw_corners_of(state, canvas, state.show->move().target);
}

void draw_panel(const PlayState& state, Canvas& canvas, std::size_t index) {
  const Seat& seat = state.start.seats.at(index);
  const int column = (canvas.is_large() ? large_panel_columns : panel_columns).at(index);
  const bool is_on_turn =
      !has_computer(state) && state.phase != Phase::over && &mover(state) == &seat;
  // Above the name, as in 1992.
  if (!seat.won.what.empty()) {
    // "Rounds won 1" has no room for its second word.
    const std::string_view what = seat.won.what;
    const auto won = fmt::format("{} {}", what.substr(0, what.find(' ')), seat.won.number);
    canvas.text({2, column}, won, look::message);
  }
  canvas.text({3, column}, seat.name, look::bright);
  const std::string color = fmt::format("{} {}", sign_of(seat.color), name(seat.color));
  draw_chip(
      canvas, {4, column}, panel_width, is_on_turn ? fmt::format("» {} «", color) : color,
      ansi::painted(ansi::Ink::bar_name, ground_of(seat.color))
  );
  draw_fact(canvas, {6, column}, "Points", fmt::format("{}", state.round->points(seat.color)));
  draw_fact(canvas, {7, column}, "Kills", fmt::format("{}", kills_of(state, seat)));
  const engine::masterix::Board& board = state.position().board;
  draw_fact(canvas, {9, column}, "Owns", fmt::format("{}%", board.owned_percent(seat.color)));
  draw_bar(
      canvas, {10, column}, panel_width, engine::masterix::count(board.units(seat.color)),
      engine::masterix::max_squares, ground_of(seat.color)
  );
  canvas.is_large() ? draw_moves(state, canvas, column, seat.color)
                    : draw_last_move(state, canvas, column, seat);
}

}  // namespace codemaker::play::masterix
