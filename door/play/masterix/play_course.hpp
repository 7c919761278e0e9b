/// The course of a round of Masterix, and what keys and lines do to it.
#pragma once

#include "play/masterix/play_state.hpp"
#include "play/masterix/questions.hpp"

#include <optional>
#include <string_view>

namespace codemaker::play::masterix {

/// Whoever is to move: asked on the screen, or the computer is.
void begin_turn(PlayState& state, Stage& stage);
/// Asks the computer for its move.
void ask_computer(PlayState& state, Stage& stage);
/// What the computer chose; without it the game cannot go on, and that is said.
void take_thought(PlayState& state, const Jumped& jumped, Stage& stage);
/// Tells a move and shows it, step by step where there is time and a screen.
void make(PlayState& state, Move move, Stage& stage);
/// What is said of a move that is made now, and stays beside the board.
void remember(PlayState& state, Move move);
/// A move begins to be shown, or is made at once.
void begin_show(PlayState& state, Move move, Stage& stage);
/// The next step of the move that is shown, once it is due.
void step(PlayState& state, Stage& stage);
/// The move has been seen: the next turn begins.
void finish_show(PlayState& state, Stage& stage);

/// What a key or a click has done.
struct Aimed {
  std::optional<Move> move = {};  ///< is to be made
  bool is_other = false;          ///< it is none of the hand's
};

/// A key to the hand.
[[nodiscard]] Aimed aim(PlayState& state, const ansi::Key& key, Stage& stage);
/// A click: an own unit is picked up, the one selected put down, and an enemy next to it jumped
/// onto.
[[nodiscard]] Aimed aim(PlayState& state, Square square, Stage& stage);
/// A key while a player chooses a move.
void choose(PlayState& state, const ansi::Key& key, Stage& stage);
/// Selects a unit, or says why not.
void pick_up(PlayState& state, Square square, Stage& stage);
/// A move or a command typed as a line.
void take_words(PlayState& state, std::string_view words, Stage& stage);
/// Makes a move that was typed; refused with the reason if the rules forbid it.
void take_move(PlayState& state, Move move, Stage& stage);
/// Asks a strong player for a move; refused in ranked rounds.
void ask_hint(PlayState& state, Stage& stage);
/// In a guided game: asks for a move by itself.
void guide(PlayState& state, Stage& stage);
/// Selects the move that was advised, and says what it is worth; in a guided game why, too.
void take_hint(PlayState& state, const Jumped& jumped, Stage& stage);
/// Takes the last move back, with the computer's answer to it; refused in ranked rounds.
void undo(PlayState& state, Stage& stage);
/// The next slower move speed.
void change_pace(Stage& stage);

}  // namespace codemaker::play::masterix
