/// The course of a game of free play, and what keys and lines do to it.
#pragma once

#include "play/breaking/free_play/state.hpp"

namespace codemaker::play::breaking::free_play {

void press(State& state, const ansi::Key& key, Stage& stage);
void take_line(State& state, std::string_view line, Stage& stage);
void choose(State& state, Stage& stage);
void begin_game(State& state, Stage& stage);
void draw_secret(State& state, Stage& stage);
void begin_breaking(State& state, const engine::breaking::Code& secret, Stage& stage);
void submit(State& state, Stage& stage);
void submit_guess(State& state, const engine::breaking::Code& guess, Stage& stage);
void go_on(State& state, Stage& stage);
void take_computers_guess(State& state, const event::Guessed& guessed, Stage& stage);
void ask_to_quit(State& state, Stage& stage);
void end_game(State& state, std::string result, Stage& stage);
void review(State& state, Stage& stage);
void ask_hint(State& state, Stage& stage);
void show_scoring(State& state, Stage& stage);
void press_in_setup(State& state, const ansi::Key& key, Stage& stage);
void press_at_end(State& state, const ansi::Key& key, Stage& stage);
void edit_row(State& state, const ansi::Key& key, Stage& stage);
void edit_with_letter(State& state, const ansi::Key& key, Stage& stage);
void enter_row(State& state, Stage& stage);
void pick_up(State& state, bool is_move, Stage& stage);
void carry(State& state, const ansi::Key& key, Stage& stage);
void copy_row(State& state, Stage& stage);
void command(State& state, char32_t letter, const ansi::Key& key, Stage& stage);
void replay(State& state, Stage& stage);
void take_row_line(State& state, std::string_view line, Stage& stage);
void take_pegs(State& state, std::string_view line, Stage& stage);
void copy_row_line(State& state, std::string_view number, Stage& stage);
void take_peg_line(State& state, std::string_view holes, bool is_move, Stage& stage);

}  // namespace codemaker::play::breaking::free_play
