/// What is shown, told and offered of a round of Masterix: read from its state alone.
#pragma once

#include "play/masterix/play_state.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::masterix {

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
/// Who plays whom, and who begins.
void tell_start(const PlayState& state, Stage& stage);
void tell_row(const PlayState& state, int row, Stage& stage);
/// The whole board, a line for each row.
void tell_board(const PlayState& state, Stage& stage);
/// Points and units of both seats.
void tell_points(const PlayState& state, Stage& stage);
/// How many jumps the mover has, and which units can.
void tell_jumps(const PlayState& state, Stage& stage);
/// The jumps of the unit on a square.
void tell_jumps_of(const PlayState& state, Square square, Stage& stage);
/// "You destroy c3, capture b2 c4: 6 points." The caller has just typed from where; of two players
/// one hears it only here.
[[nodiscard]] std::string move_text(const PlayState& state, Move move);
void draw_board(const PlayState& state, Canvas& canvas);
/// Beside the board: a player, their points and units.
void draw_seat(const PlayState& state, Canvas& canvas, std::size_t seat);
/// As `draw_seat`, in a row of a small screen.
void draw_lean_seat(const PlayState& state, Canvas& canvas, std::size_t seat);
/// The terminal's cursor: on the box, or on what changes in a move that is shown.
void place_cursor(const PlayState& state, Canvas& canvas);
/// The unit taken up, or both squares of the last move.
[[nodiscard]] Squares marked(const PlayState& state);
/// The box of whoever chooses; it stays while that move is shown and answered.
[[nodiscard]] std::optional<Square> boxed(const PlayState& state);
/// The last move of a seat, as it is written; empty before it has moved.
[[nodiscard]] std::string last_move_of(const PlayState& state, const Seat& seat);
/// Whose turn it is.
[[nodiscard]] const Seat& mover(const PlayState& state);
[[nodiscard]] bool has_computer(const PlayState& state);
/// What Q does, in a sentence.
[[nodiscard]] std::string_view leaving(const PlayState& state);

}  // namespace codemaker::play::masterix
