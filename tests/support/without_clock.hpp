/// Questions to the computer's players as tests ask them.
#pragma once

#include "play/egg_carton/questions.hpp"
#include "play/events/thinking.hpp"
#include "play/masterix/questions.hpp"

#include <algorithm>

namespace codemaker::tests {

/// The strongest think by the clock, and there is none here: strength 8 plays for them.
[[nodiscard]] inline play::Question without_clock(const play::Question& question) {
  constexpr int strongest = 8;
  if (const auto* asked = question.as<play::masterix::question::Jump>()) {
    auto jump = *asked;
    jump.level = std::min(jump.level, strongest);
    return jump;
  }
  if (const auto* asked = question.as<play::egg_carton::question::Select>()) {
    auto select = *asked;
    select.strength = std::min(select.strength, strongest);
    return select;
  }
  return question;
}

}  // namespace codemaker::tests
