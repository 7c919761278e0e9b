/// The course of a run of the campaign, and what keys and lines do to it.
#pragma once

#include "play/breaking/campaign/state.hpp"

namespace codemaker::play::breaking::campaign {

void begin_level(State& state, Stage& stage);
void begin_round(State& state, Stage& stage);
void begin_breaking(State& state, const engine::breaking::Code& secret, Stage& stage);
void begin_watching(State& state, const engine::breaking::History& turns, Stage& stage);
void submit(State& state, Stage& stage);
void submit_guess(State& state, const engine::breaking::Code& guess, Stage& stage);
void submit_code(State& state, const engine::breaking::Code& code, Stage& stage);
void show_next_turn(State& state, Stage& stage);
void end_round(State& state, Stage& stage);
void decide_level(State& state, Stage& stage);
void pause(State& state, Phase phase, Stage& stage);
void go_on(State& state, Stage& stage);
void begin_review(State& state, Stage& stage);
void edit_row(State& state, const ansi::Key& key, Stage& stage);
void edit_with_letter(State& state, const ansi::Key& key, Stage& stage);
void copy_row(State& state, Stage& stage);
void take_row_line(State& state, std::string_view line, Stage& stage);
void take_pegs(State& state, std::string_view line, Stage& stage);
void take_command(State& state, std::string_view line, Stage& stage);

}  // namespace codemaker::play::breaking::campaign
