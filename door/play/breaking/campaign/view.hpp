/// What is shown, told and offered of a run of the campaign: read from its state alone.
#pragma once

#include "play/breaking/campaign/state.hpp"

namespace codemaker::play::breaking::campaign {

void describe(const State& state, Stage& stage);
[[nodiscard]] std::optional<Instant> wakes_at(const State& state);
[[nodiscard]] std::string_view art_name(const State& state);
void draw(const State& state, Canvas& canvas);
[[nodiscard]] std::string prompt(const State& state);
[[nodiscard]] std::vector<std::string> line_help(const State& state);
[[nodiscard]] std::vector<KeyHelp> keys(const State& state);
[[nodiscard]] std::optional<engine::breaking::Peg> color_at(
    const State& state, ansi::Position at, bool is_lean
);
[[nodiscard]] std::optional<int> hole_at(const State& state, ansi::Position at, bool is_lean);
[[nodiscard]] std::optional<int> turn_at(const State& state, ansi::Position at, bool is_lean);
void tell_colors(const State& state, Stage& stage);
void tell_turn(const State& state, const engine::breaking::BreakingGame& game, Stage& stage);
void tell_board(const State& state, Stage& stage);
void tell_points(const State& state, Stage& stage);
[[nodiscard]] std::string level_text(const State& state);
[[nodiscard]] std::string end_of_round_text(const State& state);
[[nodiscard]] std::string end_of_level_text(const State& state);
void draw_round(const State& state, Canvas& canvas);
void draw_board(const State& state, Canvas& canvas);
void draw_turn(const State& state, Canvas& canvas, int row, int number);
void draw_side(const State& state, Canvas& canvas);
void draw_lean_status(const State& state, Canvas& canvas);
void draw_own_code(const State& state, Canvas& canvas);
void draw_level_result(const State& state, Canvas& canvas);
/// There was a code of the computer's to break, and the computer has time.
[[nodiscard]] bool may_review(const State& state);

}  // namespace codemaker::play::breaking::campaign
