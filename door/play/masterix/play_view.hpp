/// What is shown, told and offered of a round of Masterix: read from its state alone.
#pragma once

#include "play/masterix/places.hpp"
#include "play/masterix/play_state.hpp"
#include "play/masterix/unit_art.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::masterix {

/// Whose move it is stands there on small screens.
[[nodiscard]] int small_turn_row(const Canvas& canvas);

/// Tells all there is, to a caller who comes to line mode in the middle.
void describe(const PlayState& state, Stage& stage);
/// When the next step is due; nullopt: nothing moves.
[[nodiscard]] std::optional<Instant> wakes_at(const PlayState& state);
/// Draws a full or small screen, header and cursor included.
void draw(const PlayState& state, Canvas& canvas);
/// What line mode asks for; empty: nothing.
[[nodiscard]] std::string prompt(const PlayState& state);
/// What can be typed now, in line mode.
[[nodiscard]] std::vector<std::string> line_help(const PlayState& state);
/// The keys that do something now.
[[nodiscard]] std::vector<KeyHelp> keys(const PlayState& state);
/// Those of the hand.
[[nodiscard]] std::vector<KeyHelp> keys_of_hand();
/// Who plays whom, and who begins.
void tell_start(const PlayState& state, Stage& stage);
void tell_row(const PlayState& state, int row, Stage& stage);
/// The whole board, a line for each row.
void tell_board(const PlayState& state, Stage& stage);
/// A line for each row: "a: blue 1 4, red 2."
[[nodiscard]] std::vector<std::string> board_text(const engine::masterix::Board& board);
/// Points and units of both seats.
void tell_points(const PlayState& state, Stage& stage);
/// How many jumps the mover has, and which units can.
void tell_jumps(const PlayState& state, Stage& stage);
/// The jumps of the unit on a square.
void tell_jumps_of(const PlayState& state, Square square, Stage& stage);
/// "You destroy c3, capture b2 c4: 6 points." The caller has just typed from where; of two players
/// one hears it only here.
[[nodiscard]] std::string move_text(const PlayState& state, Move move);
/// "c4-b3: 8 kills, 16 points": what a legal move does.
[[nodiscard]] std::string worth_text(const PlayState& state, Move move);
/// "Masterix level 3".
[[nodiscard]] std::string title_of(const Start& start);
/// Whose turn it is, and what they have to do: "Your move: pick up a unit".
[[nodiscard]] std::string turn_text(const PlayState& state);
/// "A kill pays 2 points, each unit left at the end 1."
[[nodiscard]] std::string pay_text(const PlayState& state);
/// What the move pointed at, shown or made last does; before the first one, what moves pay.
[[nodiscard]] std::string fact_text(const PlayState& state);
/// The board as it is shown in this moment.
[[nodiscard]] const engine::masterix::Board& board_of(const PlayState& state);
void draw_full(const PlayState& state, Canvas& canvas);
/// The board, and both players beside or below it.
void draw_table(const PlayState& state, Canvas& canvas);
void draw_full_board(const PlayState& state, Canvas& canvas);
/// Beside the board: a player, their points and units.
void draw_panel(const PlayState& state, Canvas& canvas, std::size_t index);
void draw_small(const PlayState& state, Canvas& canvas);
void draw_small_board(const PlayState& state, Canvas& canvas);
/// As `draw_panel`, in a row of a small screen.
void draw_small_seat(const PlayState& state, Canvas& canvas, std::size_t index);
/// What the kills and the units of a round that is over paid; returns the row below.
[[nodiscard]] int draw_full_count(const PlayState& state, Canvas& canvas, int row);
/// Where its box stands; on large screens it has the last board beside it.
[[nodiscard]] ansi::Position count_box(const Canvas& canvas, int row);
inline constexpr int count_width = 59;
[[nodiscard]] int draw_small_count(const PlayState& state, Canvas& canvas, int row);
/// The terminal's cursor: on the square in question, or on what changes in a move that is shown.
void place_cursor(const PlayState& state, Canvas& canvas);
/// The unit selected, or both squares of the last move.
[[nodiscard]] Squares marked(const PlayState& state);
/// Who stands there, in this moment.
[[nodiscard]] std::optional<engine::masterix::Color> unit_on(const PlayState& state, Square square);
/// How a square shines where units are pictures: the selected unit until it has jumped, and the
/// last move of the other side.
[[nodiscard]] Shine shine_of(const PlayState& state, Square square);
/// What the jump pointed at would capture, until it does: full screens mark it, small ones are for
/// slow lines.
[[nodiscard]] Squares in_reach(const PlayState& state);
/// The cursor of whoever chooses; it stays while that move is shown and answered.
[[nodiscard]] std::optional<Square> under_cursor(const PlayState& state);
/// A legal move, with what it takes and is worth.
[[nodiscard]] MoveMade made_in(const Position& before, Move move);
/// The last move of a seat; none before it has moved.
[[nodiscard]] std::optional<MoveMade> last_move_of(const PlayState& state, const Seat& seat);
/// What so many kills pay at this level.
[[nodiscard]] engine::Points pay_of(const PlayState& state, int kills);
/// Units a seat has destroyed and captured in this round.
[[nodiscard]] engine::Points kills_of(const PlayState& state, const Seat& seat);
/// Whose turn it is.
[[nodiscard]] const Seat& mover(const PlayState& state);
[[nodiscard]] bool has_computer(const PlayState& state);
/// What Q does, in a sentence.
[[nodiscard]] std::string_view leaving(const PlayState& state);

}  // namespace codemaker::play::masterix
