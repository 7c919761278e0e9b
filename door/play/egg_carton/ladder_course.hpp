/// The course of a ranked run of Egg Carton.
#pragma once

#include "play/egg_carton/ladder_state.hpp"

namespace codemaker::play::egg_carton {

void begin_level(LadderState& state, Stage& stage);
void deal(LadderState& state, std::uint64_t seed, Stage& stage);
void follow(LadderState& state, Stage& stage);
void record_result(LadderState& state, Stage& stage);
void decide_level(LadderState& state, Stage& stage);
void go_on(LadderState& state, Stage& stage);

}  // namespace codemaker::play::egg_carton
