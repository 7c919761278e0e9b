/// The course of a match, and what keys and lines do to it.
#pragma once

#include "engine/breaking/record.hpp"
#include "play/breaking/match/state.hpp"
#include "play/breaking/questions.hpp"

#include <string_view>

namespace codemaker::play::breaking::match {

/// Shows the settings, to begin a match with them.
void choose(State& state, Stage& stage);
/// Begins a match with the settings chosen.
void begin_match(State& state, Stage& stage);
/// Begins the next round: who makes the code, and what has to be there for it.
void begin_round(State& state, Stage& stage);
/// Asks for the keyboard to be passed, where two people share it, before a phase begins.
void pass_to(State& state, Phase phase, Stage& stage);
/// Whoever shall have the keyboard has it.
void begin_phase(State& state, Phase phase, Stage& stage);
/// The row is ready: a guess or a code, whichever is being made.
void take_row(State& state, const engine::breaking::Code& row, Stage& stage);
/// The computer's code is drawn, and sealed.
void take_secret(State& state, const event::Secret& secret, Stage& stage);
/// A person's code is made.
void set_code(State& state, const engine::breaking::records::Hidden& code, Stage& stage);
/// A guess of either side's: it is marked, or waits for its marks.
void take_guess(State& state, const engine::breaking::Code& guess, Stage& stage);
/// The marks given by hand are ready: wrong ones are pointed out and do not count.
void submit_marks(State& state, Stage& stage);
/// The guess counts: it is told with its marks, and what follows begins.
void count_guess(State& state, Stage& stage);
/// Asks the computer for its next guess.
void ask_computer(State& state, Stage& stage);
/// The computer's guess; without one the match is cancelled.
void take_computers_guess(State& state, const Guessed& guessed, Stage& stage);
/// Counts the round and says how it went.
void end_round(State& state, Stage& stage);
/// All rounds are played.
void decide(State& state, Stage& stage);
/// Stops at a screen until a key is pressed; line mode goes on at once.
void pause(State& state, Phase phase, Stage& stage);
/// What follows the screen that waits for a key.
void go_on(State& state, Stage& stage);
/// Asks before a match is lost.
void ask_to_quit(State& state, Stage& stage);
/// The same, for another match.
void ask_for_new_match(State& state, Stage& stage);
/// Asks what each guess of the round was worth.
void begin_review(State& state, Stage& stage);
/// A key while the settings are shown.
void press_in_setup(State& state, const ansi::Key& key, Stage& stage);
/// A key on the open row.
void press_on_row(State& state, const ansi::Key& key, Stage& stage);
/// A key that is none of the row's.
void take_command(State& state, const ansi::Key& key, Stage& stage);
/// A key while a person gives the marks.
void press_marks(State& state, const ansi::Key& key, Stage& stage);
/// Adds a mark, or says that there is one for every hole.
void add_mark(State& state, bool is_exact, Stage& stage);
/// Shows a secret code to its maker, or hides it again.
void look_at_code(State& state, Stage& stage);
/// A key after a round or after the match.
void press_at_end(State& state, const ansi::Key& key, Stage& stage);
/// A line where a row is asked for.
void take_line_on_row(State& state, std::string_view line, Stage& stage);
/// A line typed where marks are asked for: "2 1", or "eem".
void take_marks_line(State& state, std::string_view line, Stage& stage);

}  // namespace codemaker::play::breaking::match
