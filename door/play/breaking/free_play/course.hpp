/// The course of a game of free play, and what keys and lines do to it.
#pragma once

#include "play/breaking/free_play/state.hpp"
#include "play/breaking/questions.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace codemaker::play::breaking::free_play {

/// A key on a screen, whatever it shows.
void press(State& state, const ansi::Key& key, Stage& stage);
/// A line typed, whatever is asked.
void take_line(State& state, std::string_view line, Stage& stage);
/// Shows the settings, to begin a game with them; after a daily game its tables.
void choose(State& state, Stage& stage);
/// Begins a game with the settings chosen.
void begin_game(State& state, Stage& stage);
/// Begins a game with those of the state.
void begin_with_settings(State& state, const engine::breaking::Rules& rules, Stage& stage);
/// Begins the game of a day.
void begin_daily(State& state, engine::records::Day day, Stage& stage);
/// Begins the game of a challenge, or of a day that is over.
void begin_puzzle(State& state, std::string label, Stage& stage);
/// The same game again, or with the settings chosen another one.
void begin_another(State& state, Stage& stage);
/// Asks for a code nobody knows, or that of the day.
void draw_secret(State& state, Stage& stage);
/// The secret is there: the caller breaks it.
void begin_breaking(State& state, const event::Secret& secret, Stage& stage);
/// The row is ready: a guess or a code, whichever is being made.
void take_row(State& state, const engine::breaking::Code& row, Stage& stage);
/// The caller's code for a duel is made.
void set_own_code(State& state, const engine::breaking::Code& code, Stage& stage);
/// A guess of the caller's: marked, told, and the end of the round if it was the last.
void submit_guess(State& state, const engine::breaking::Code& guess, Stage& stage);
/// A guess is made in one of the games: its marks appear, and then the game goes on.
void begin_marking(
    State& state, shared::Motion& marks, const engine::breaking::BreakingGame& game, Stage& stage
);
/// A key or a line comes while marks appear: they are all there. False: the game is over with them,
/// and what was typed is not for a result that nobody has seen.
[[nodiscard]] bool skip_marks(State& state, Stage& stage);
/// To the next guess, whoever makes it, or to the end.
void go_on(State& state, Stage& stage);
/// The computer's guess of this turn; without one the game is cancelled.
void take_computers_guess(State& state, const Guessed& guessed, Stage& stage);
/// Asks before a running game is lost.
void ask_to_quit(State& state, Stage& stage);
/// The same, for another game.
void ask_for_new_game(State& state, Stage& stage);
/// Ends the game; `result` is said with the codes.
void end_game(State& state, std::string result, Stage& stage);
/// Asks what each guess was worth.
void review(State& state, Stage& stage, ReviewForm form = ReviewForm::table);
/// Asks for how many codes are possible, then for a guess.
void ask_hint(State& state, Stage& stage);
/// Shows how guesses were scored whose code may be seen; in lines the one with a number, or the
/// last.
void ask_scoring(State& state, std::optional<int> number, Stage& stage);
/// A key while the settings are shown.
void press_in_setup(State& state, const ansi::Key& key, Stage& stage);
/// A key after the game.
void press_at_end(State& state, const ansi::Key& key, Stage& stage);
/// The same after the game of a day.
void press_at_end_of_day(State& state, const ansi::Key& key, Stage& stage);
/// A key on the open row.
void press_on_row(State& state, const ansi::Key& key, Stage& stage);
/// Takes the peg under the cursor, to be moved or copied.
void pick_up(State& state, bool is_move, Stage& stage);
/// A key while a peg is carried.
void carry(State& state, const ansi::Key& key, Stage& stage);
/// What keys and one-letter lines have in common.
void command(State& state, char32_t letter, const ansi::Key& key, Stage& stage);
/// Presses what was typed while the computer thought. What comes behind a guess waits again, what
/// comes behind the last one is for no other game.
void replay(State& state, Stage& stage);
/// A line where a row is asked for.
void take_line_on_row(State& state, std::string_view line, Stage& stage);
/// "P 1 3" copies the peg of hole 1 into hole 3, "M 1 3" moves it.
void take_peg_line(State& state, std::string_view holes, bool is_move, Stage& stage);

}  // namespace codemaker::play::breaking::free_play
