/// The course of a game of Intersections & Splats, and what lines do to it.
#pragma once

#include "play/breaking/splats/state.hpp"

namespace codemaker::play::breaking::splats {

void begin_game(State& state, Stage& stage);
void take_typed(State& state, std::string_view line, Stage& stage);
void take_move(State& state, std::string_view line, Stage& stage);
[[nodiscard]] bool take_command(State& state, std::string_view line, Stage& stage);
void take_choice(State& state, std::string_view line, Stage& stage);
void take_number(State& state, std::string_view line, Stage& stage);
void guess(State& state, const engine::breaking::Code& code, Stage& stage);
void begin_configuring(State& state, Stage& stage);
void show_board(State& state, Stage& stage);
void give_hint(State& state, Stage& stage);

}  // namespace codemaker::play::breaking::splats
