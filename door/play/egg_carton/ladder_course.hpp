/// The course of a ranked run of Egg Carton.
#pragma once

#include "play/egg_carton/ladder_state.hpp"

#include <cstdint>

namespace codemaker::play::egg_carton {

void begin_level(LadderState& state, Stage& stage);
/// A fair board from a seed, and the first turn.
void deal(LadderState& state, std::uint64_t seed, Stage& stage);
/// A level counts the moment it is won, though the last marbles are still to be seen falling.
void follow(LadderState& state, Stage& stage);
/// Records a level the moment it is decided.
void record_result(LadderState& state, Stage& stage);
/// All rounds are played: the level is won, tied or lost, and a win is filed.
void decide_level(LadderState& state, Stage& stage);
/// The screen with what the level paid begins.
void show_result(LadderState& state, Stage& stage);
/// What follows the screen that waits for a key.
void go_on(LadderState& state, Stage& stage);

}  // namespace codemaker::play::egg_carton
