/// The course of a game of Intersections & Splats, and what lines do to it.
#pragma once

#include "play/breaking/splats/state.hpp"

#include <optional>
#include <string_view>

namespace codemaker::play::breaking::splats {

/// Begins a game with the settings chosen.
void begin_game(State& state, Stage& stage);
/// A line typed, whatever is asked.
void take_typed(State& state, std::string_view line, Stage& stage);
/// Makes a move that was typed; refused with the reason if the rules forbid it.
void take_move(State& state, std::string_view line, Stage& stage);
/// False if the line is none of the commands.
[[nodiscard]] bool take_command(State& state, std::string_view line, Stage& stage);
/// C, Q or REVIEW; everything else is N (rules.md 2.3).
void take_choice(State& state, std::string_view line, Stage& stage);
/// The answer to one of X, Y and N.
void take_number(State& state, std::string_view line, Stage& stage);
/// Asks what each guess was worth.
void begin_review(State& state, Stage& stage, ReviewForm form = ReviewForm::table);
/// Asks for a good guess.
void ask_hint(State& state, Stage& stage);
/// Puts a guess behind MOVE on a screen, as if it had been typed.
void suggest(State& state, const std::optional<engine::breaking::Code>& guess);
/// A guess: marked, told, and the end of the game if it was the last.
void guess(State& state, const engine::breaking::Code& code, Stage& stage);
/// Asks X, Y and N.
void begin_configuring(State& state, Stage& stage);
/// Tells the board in line mode; a screen is drawn from nothing.
void show_board(State& state, Stage& stage);
/// A key at MOVE that is a command: a letter that is no digit of this game, F2, F3 or Ctrl-Q.
/// False: it is none.
[[nodiscard]] bool take_command_key(State& state, const ansi::Key& key, Stage& stage);
/// A key on a screen when the game is over.
void press_at_end(State& state, const ansi::Key& key, Stage& stage);
/// Esc with nothing typed: out of the numbers, or out of the game.
void step_back(State& state, Stage& stage);
/// What is wished for in place of the game, after a question if guesses were made.
void end_game(State& state, Wish wish, Stage& stage);
/// The same without a question.
void fulfil(State& state, Stage& stage);

}  // namespace codemaker::play::breaking::splats
