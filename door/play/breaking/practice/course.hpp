/// The course of a practice level, and what keys and lines do to it.
#pragma once

#include "play/breaking/practice/state.hpp"
#include "play/scenes/scene.hpp"

#include <string_view>

namespace codemaker::play::breaking::practice {

/// Shows the levels, to choose one.
void choose_level(State& state, Stage& stage);
/// Asks for the code of a level.
void begin_level(State& state, int level, Stage& stage);
/// Asks for the code of the guided game.
void begin_guided(State& state, Stage& stage);
/// In the guided game: says what the last guess tells.
void teach(State& state, Stage& stage);
/// A guess at the code: marked, told, and the end of the level if it was the last.
void guess(State& state, const engine::breaking::Code& code, Stage& stage);
/// A key or a line comes while marks appear: they are all there. False: the level is over with
/// them, and what was typed is not for a result that nobody has seen.
[[nodiscard]] bool skip_marks(State& state, Stage& stage);
/// Says how it went.
void end_level(State& state, Stage& stage);
/// After a code broken in time the next level, the last one for as long as one likes; otherwise
/// the same again.
void go_on(State& state, Stage& stage);
/// Asks only if something is lost.
void ask_to_leave(State& state, Exit exit, Stage& stage);
/// Where Esc leads: from a board to the levels.
[[nodiscard]] Exit step_back(const State& state);
/// Goes where the question led.
void leave(State& state, Stage& stage);
/// Asks what each guess of the level was worth.
void begin_review(State& state, Stage& stage, ReviewForm form = ReviewForm::table);
/// A key while a level is chosen.
void press_level(State& state, const ansi::Key& key, Stage& stage);
/// A key after the level.
void press_after(State& state, const ansi::Key& key, Stage& stage);
/// A key on the open row.
void press_on_row(State& state, const ansi::Key& key, Stage& stage);
/// A key that is none of the row's.
void take_command(State& state, const ansi::Key& key, Stage& stage);
/// A line on the open row.
void take_line_on_row(State& state, std::string_view line, Stage& stage);

}  // namespace codemaker::play::breaking::practice
