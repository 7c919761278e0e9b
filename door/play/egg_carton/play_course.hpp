/// The course of a game of Egg Carton, and what keys and lines do to it.
#pragma once

#include "play/egg_carton/play_state.hpp"

namespace codemaker::play::egg_carton {

void begin_selection(PlayState& state, Stage& stage);
void take_thought(PlayState& state, const event::Selected& selected, Stage& stage);
void choose(PlayState& state, Slot slot, Stage& stage);
void select(PlayState& state, Slot slot, Stage& stage);
void show_next(PlayState& state, Stage& stage);
void come_to_rest(PlayState& state, Stage& stage);
/// The next pace at which marbles fall.
void change_pace(Stage& stage);

}  // namespace codemaker::play::egg_carton
