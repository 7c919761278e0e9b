/// The course of a run of a ranked run, and what keys and lines do to it.
#pragma once

#include "play/breaking/campaign/state.hpp"
#include "play/breaking/questions.hpp"

#include <string_view>

namespace codemaker::play::breaking::campaign {

/// Begins the level of the run with its first round.
void begin_level(State& state, Stage& stage);
/// Begins the next round of the level: who breaks, and what has to be there for it.
void begin_round(State& state, Stage& stage);
/// The secret is there: the caller breaks it.
void begin_breaking(State& state, const event::Secret& secret, Stage& stage);
/// The computer's guesses are there: what each was worth is asked before they are shown.
void take_turns(State& state, const Solved& solved, Stage& stage);
/// What guesses were worth: the caller's in a review, or the computer's, which are shown then.
void take_review(State& state, const Reviewed& reviewed, Stage& stage);
/// The computer is asked for the guesses it has not made yet.
void ask_computer(State& state, Stage& stage);
/// The computer's guesses are shown one by one.
void begin_watching(State& state, Stage& stage);
/// The row is ready: a guess or a code, whichever is being made.
void take_row(State& state, const engine::breaking::Code& row, Stage& stage);
/// A guess of the caller's: marked, told, and the end of the round if it was the last.
void submit_guess(State& state, const engine::breaking::Code& guess, Stage& stage);
/// A guess was made that may be worth a word of the opponent's.
void remark(State& state, Stage& stage);
/// The marks of the last guess are all there: what follows from them.
void settle_guess(State& state, Stage& stage);
/// A key or a line comes while marks appear: they are all there. False: the round is over with
/// them, and what was typed is not for a result that nobody has seen.
[[nodiscard]] bool skip_marks(State& state, Stage& stage);
/// The caller's code: the computer is asked to break it.
void submit_code(State& state, const engine::breaking::Code& code, Stage& stage);
/// The next guess of the computer's, or all that are left where nobody waits.
void show_next_turn(State& state, Stage& stage);
/// The next guess follows, unless the computer has come to none.
void settle_turn(State& state, Stage& stage);
/// Counts the round and says how it went.
void end_round(State& state, Stage& stage);
/// All rounds are played: the level is won, tied or lost, and a win is filed.
void decide_level(State& state, Stage& stage);
/// Asks whether a level is to be ended that nothing can win or lose any more.
void ask_to_end(State& state, Stage& stage);
/// Says that nobody is helped here.
void refuse_hint(Stage& stage);
/// Decides the level with the points so far.
void end_level_early(State& state, Stage& stage);
/// Asks before the run is lost.
void ask_to_leave(State& state, Stage& stage);
/// Stops at a screen until a key is pressed; line mode goes on at once.
void pause(State& state, Phase phase, Stage& stage);
/// What follows the screen that waits for a key.
void go_on(State& state, Stage& stage);
/// Asks what each guess of the last round as codebreaker was worth.
void begin_review(State& state, Stage& stage, ReviewForm form = ReviewForm::table);
/// A key on the open row.
void press_on_row(State& state, const ansi::Key& key, Stage& stage);
/// A line where a row is asked for.
void take_line_on_row(State& state, std::string_view line, Stage& stage);
/// A line that is no row.
void take_command(State& state, std::string_view line, Stage& stage);

}  // namespace codemaker::play::breaking::campaign
