/// The course of a practice level, and what keys and lines do to it.
#pragma once

#include "play/breaking/practice/state.hpp"

namespace codemaker::play::breaking::practice {

void choose_level(State& state, Stage& stage);
void begin_level(State& state, int level, Stage& stage);
void submit(State& state, Stage& stage);
void end_level(State& state, Stage& stage);
void go_on(State& state, Stage& stage);
void ask_to_leave(State& state, Exit exit, Stage& stage);
void leave(State& state, Stage& stage);
void begin_review(State& state, Stage& stage);
void press_level(State& state, const ansi::Key& key, Stage& stage);
void press_after(State& state, const ansi::Key& key, Stage& stage);
void edit_row(State& state, const ansi::Key& key, Stage& stage);
void edit_with_letter(State& state, const ansi::Key& key, Stage& stage);
void copy_row(State& state, Stage& stage);
void take_row_line(State& state, std::string_view line, Stage& stage);
[[nodiscard]] bool take_command(State& state, std::string_view line, Stage& stage);
void take_copy(State& state, std::string_view number, Stage& stage);

}  // namespace codemaker::play::breaking::practice
