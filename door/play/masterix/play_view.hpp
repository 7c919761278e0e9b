/// What is shown, told and offered of a round of Masterix: read from its state alone.
#pragma once

#include "play/masterix/play_state.hpp"

namespace codemaker::play::masterix {

void describe(const PlayState& state, Stage& stage);
[[nodiscard]] std::optional<Instant> wakes_at(const PlayState& state);
void draw(const PlayState& state, Canvas& canvas);
[[nodiscard]] std::string prompt(const PlayState& state);
[[nodiscard]] std::vector<std::string> line_help(const PlayState& state);
[[nodiscard]] std::vector<KeyHelp> keys(const PlayState& state);
void tell_start(const PlayState& state, Stage& stage);
void tell_row(const PlayState& state, int row, Stage& stage);
void tell_board(const PlayState& state, Stage& stage);
void tell_points(const PlayState& state, Stage& stage);
void tell_jumps(const PlayState& state, Stage& stage);
void tell_jumps_of(const PlayState& state, Square square, Stage& stage);
[[nodiscard]] std::string move_text(const PlayState& state, Move move);
void draw_board(const PlayState& state, Canvas& canvas);
void draw_seat(const PlayState& state, Canvas& canvas, std::size_t seat);
void draw_lean_seat(const PlayState& state, Canvas& canvas, std::size_t seat);
void place_cursor(const PlayState& state, Canvas& canvas);
[[nodiscard]] Squares marked(const PlayState& state);
[[nodiscard]] std::optional<Square> boxed(const PlayState& state);
[[nodiscard]] std::string last_move_of(const PlayState& state, const Seat& seat);
[[nodiscard]] const Seat& mover(const PlayState& state);
[[nodiscard]] bool has_computer(const PlayState& state);
/// What Q does, in a sentence.
[[nodiscard]] std::string_view leaving(const PlayState& state);

}  // namespace codemaker::play::masterix
