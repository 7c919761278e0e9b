/// The course of a game of Egg Carton, and what keys and lines do to it.
#pragma once

#include "play/egg_carton/play_state.hpp"
#include "play/egg_carton/questions.hpp"

#include <optional>
#include <string_view>

namespace codemaker::play::egg_carton {

/// Asks the computer if it is its turn; a person need not be asked.
void begin_selection(PlayState& state, Stage& stage);
/// What the computer chose; without it the game cannot go on, and that is said.
void take_thought(PlayState& state, const Selected& selected, Stage& stage);
/// A slot a player asks for: selected, or refused with the reason.
void choose(PlayState& state, Slot slot, Stage& stage);
/// True if they may not select it, which is said with the reason.
[[nodiscard]] bool refuses(const PlayState& state, Slot slot, Stage& stage);
/// The slot that a key has for its letter.
[[nodiscard]] std::optional<Slot> slot_typed(const ansi::Key& key);
/// What keys do that are no slots.
void press_command(PlayState& state, const ansi::Key& key, Stage& stage);
/// Empties a slot: its marbles begin to fall.
void select(PlayState& state, Slot slot, Stage& stage);
/// The same of marbles that nobody here has selected, without a word.
void take_up(PlayState& state, Slot slot);
/// All its marbles lie.
void finish_sowing(PlayState& state);
/// The next step of what is shown, once it is due.
void step(PlayState& state, Stage& stage);
/// One marble more, or all that are left where nobody waits.
void show_next(PlayState& state, Stage& stage);
/// When the computer selects again, the rule that lets it stands for a while before that.
void come_to_rest(PlayState& state, Stage& stage);
/// A key shows the end of a sowing, and what was typed with it is no move: nobody saw the board
/// yet.
void skip(PlayState& state, Stage& stage);
/// The next pace at which marbles fall.
void change_pace(Stage& stage);
/// The cursor goes to the next slot that holds marbles, left (-1) or right (1) on the screen.
void move_cursor(PlayState& state, int by, Stage& stage);
/// Enter: selects where the cursor is; shows it first where it was not moved yet.
void choose_at_cursor(PlayState& state, Stage& stage);
/// Asks the strongest computer what to select; refused in ranked games.
void ask_hint(PlayState& state, Stage& stage);
/// In a guided game: asks for a slot by itself.
void guide(PlayState& state, Stage& stage);
void take_hint(PlayState& state, const Selected& selected, Stage& stage);
/// The first leg of each slot may be shown: in casual games, and on the first levels of the ladder.
[[nodiscard]] bool may_preview(const PlayState& state);
/// What the whole selection of the slot at the cursor comes to is said, too: where nothing is at
/// stake, and at level 1, where one learns.
[[nodiscard]] bool may_weigh(const PlayState& state);
/// First legs are shown from now on, or no longer.
void change_preview(PlayState& state, Stage& stage);
inline constexpr std::string_view first_leg_help =
    "S: preview, where each slot's first sowing ends.";
/// Takes back what a person selected last, and what the computer selected after it.
void undo(PlayState& state, Stage& stage);
/// Remembers the moment before a selection, where it may be undone.
void remember(PlayState& state);

}  // namespace codemaker::play::egg_carton
