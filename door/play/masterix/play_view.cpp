// What full and small screens of a round of Masterix have in common.
#include "play/masterix/play_view.hpp"

#include "play/call/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::masterix {

namespace {

using engine::masterix::Color;
using engine::masterix::holds;

/// What whoever is to move has to do next.
std::string_view what_to_do(const PlayState& state) {
  return state.hand.unit() ? "jump onto an enemy" : "pick up a unit";
}

}  // namespace

Shine shine_of(const PlayState& state, Square square) {
  const bool is_own_show = state.show && !mover(state).is_computer;
  if (is_own_show) {
    const bool is_jumper = state.show->move().origin == square && state.show->destroyed();
    if (is_jumper) return Shine::lit;
    return holds(in_reach(state), square) ? Shine::in_reach : Shine::plain;
  }
  if (state.hand.unit() && !state.show) {
    if (state.hand.unit() == square) return Shine::lit;
    return holds(in_reach(state), square) ? Shine::in_reach : Shine::plain;
  }
  const bool is_own_move = state.phase == Phase::thinking;
  return !is_own_move && holds(marked(state), square) ? Shine::marked : Shine::plain;
}

std::optional<Color> unit_on(const PlayState& state, Square square) {
  return unit_of(board_of(state), square);
}

void draw(const PlayState& state, Canvas& canvas) {
  canvas.cursor({canvas.message_row(), 0});
  canvas.is_lean() ? draw_small(state, canvas) : draw_full(state, canvas);
  if (state.is_board_there()) place_cursor(state, canvas);
}

void draw_table(const PlayState& state, Canvas& canvas) {
  const bool is_lean = canvas.is_lean();
  is_lean ? draw_small_board(state, canvas) : draw_full_board(state, canvas);
  for (std::size_t seat = 0; seat < state.start.seats.size(); ++seat)
    is_lean ? draw_small_seat(state, canvas, seat) : draw_panel(state, canvas, seat);
}

const engine::masterix::Board& board_of(const PlayState& state) {
  return state.show ? state.show->board() : state.position().board;
}

MoveMade made_in(const Position& before, Move move) {
  return {move, engine::masterix::kills(before, move), engine::masterix::captures(before, move)};
}

Squares marked(const PlayState& state) {
  if (const auto unit = state.hand.unit(); unit && !state.show)
    return engine::masterix::only(*unit);
  if (!state.last_move) return 0;
  return engine::masterix::only(state.last_move->origin) |
         engine::masterix::only(state.last_move->target);
}

Squares in_reach(const PlayState& state) {
  const bool is_destroying = state.show && state.show->destroyed() && !mover(state).is_computer;
  const auto jump = is_destroying                    ? std::optional{state.show->move()}
                    : state.phase == Phase::choosing ? state.hand.move()
                                                     : std::nullopt;
  return jump ? engine::masterix::captures(state.position(), *jump) : 0;
}

std::optional<Square> under_cursor(const PlayState& state) {
  if (state.phase == Phase::choosing || state.phase == Phase::thinking) return state.hand.cursor();
  if (state.show && !mover(state).is_computer) return state.show->move().target;
  return std::nullopt;
}

void place_cursor(const PlayState& state, Canvas& canvas) {
  if (state.show) {
    const auto target = masterix_place(state.show->move().target, size_of_board(canvas));
    canvas.cursor({target.row, target.column + 1});
  } else if (state.phase != Phase::over) {
    canvas.cursor(masterix_place(state.hand.cursor(), size_of_board(canvas)));
  }
}

std::string title_of(const Start& start) {
  std::string where = start.where;
  if (!where.empty()) where.front() = static_cast<char>(where.front() - 'A' + 'a');
  return fmt::format("Masterix {}", where);
}

std::string worth_text(const PlayState& state, Move move) {
  const int kills = engine::masterix::kills(state.position(), move);
  return fmt::format(
      "{}: {}, {}", engine::masterix::text(move), count(kills, "kill", "kills"),
      count(pay_of(state, kills), "point", "points")
  );
}

std::string pay_text(const PlayState& state) {
  return fmt::format(
      "A kill pays {}, each unit left at the end {}.", count(pay_of(state, 1), "point", "points"),
      state.start.level
  );
}

namespace {

/// Where the key line stays what it skips it stands here.
std::string computers_turn_text(const PlayState& state) {
  if (state.is_late) return "The computer is thinking...";
  const bool says_skip = state.pacing == Pacing::brief;
  return says_skip ? "The computer's move. Any key skips it." : "The computer's move";
}

}  // namespace

std::string turn_text(const PlayState& state) {
  if (!state.is_board_there()) return {};
  if (state.phase == Phase::over) return "No moves left";
  const Seat& seat = mover(state);
  if (seat.is_computer) return computers_turn_text(state);
  const std::string_view what =
      state.phase == Phase::showing ? "jump onto an enemy" : what_to_do(state);
  if (has_computer(state)) return fmt::format("Your move: {}", what);
  return fmt::format("{} ({}): {}", seat.name, name(seat.color), what);
}

std::string fact_text(const PlayState& state) {
  if (state.phase == Phase::choosing) {
    if (const auto move = state.hand.move()) return worth_text(state, *move);
  }
  if (state.show) {
    const std::string_view who = mover(state).is_computer ? "Computer " : "";
    return fmt::format("{}{}", who, worth_text(state, state.show->move()));
  }
  return state.last_fact.empty() ? pay_text(state) : state.last_fact;
}

}  // namespace codemaker::play::masterix
