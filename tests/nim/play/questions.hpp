/// What Nim asks the computer's player, and what it answers.
#pragma once

#include "engine/nim/rules.hpp"
#include "play/events/question.hpp"

#include <cstdint>
#include <stop_token>

namespace codemaker::play::nim {

/// To `question::Take`.
struct Chosen {
  engine::nim::Move move;
};

namespace question {

/// Take sticks.
struct Take {
  engine::nim::Heaps heaps{};
  int level = engine::nim::weakest;
  std::uint64_t seed = 0;
};

[[nodiscard]] inline Chosen answer(const Take& take, Mind& /*mind*/, const std::stop_token&) {
  return {engine::nim::choose(take.heaps, take.level, take.seed)};
}

}  // namespace question
}  // namespace codemaker::play::nim
