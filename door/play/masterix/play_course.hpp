/// The course of a round of Masterix, and what keys and lines do to it.
#pragma once

#include "play/masterix/play_state.hpp"

namespace codemaker::play::masterix {

void begin_turn(PlayState& state, Stage& stage);
void ask_computer(PlayState& state, Stage& stage);
void take_thought(PlayState& state, const event::Jumped& jumped, Stage& stage);
void make(PlayState& state, Move move, Stage& stage);
void finish_show(PlayState& state, Stage& stage);
void choose(PlayState& state, const ansi::Key& key, Stage& stage);
void take_up(PlayState& state, Square square, Stage& stage);
void click(PlayState& state, Square square, Stage& stage);
void take_words(PlayState& state, std::string_view words, Stage& stage);
void take_move(PlayState& state, Move move, Stage& stage);

}  // namespace codemaker::play::masterix
