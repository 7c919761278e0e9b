/// What Egg Carton asks the computer's player, and what it answers.
#pragma once

#include "engine/egg_carton/rules.hpp"
#include "engine/egg_carton/thought.hpp"
#include "play/events/question.hpp"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace codemaker::play::egg_carton {
namespace question {

/// Select a slot.
struct Select {
  engine::egg_carton::Position position;
  int strength = 1;  ///< 1 … 10
  std::uint64_t seed = 0;
};

}  // namespace question

/// To `question::Select`.
struct Selected {
  std::optional<engine::egg_carton::Thought> thought;  ///< nullopt only when stopped
};

namespace question {

[[nodiscard]] Selected answer(const Select& select, Mind& mind, const std::stop_token& stop);

}  // namespace question
}  // namespace codemaker::play::egg_carton
