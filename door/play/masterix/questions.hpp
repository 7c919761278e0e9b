/// What Masterix asks the computer's player, and what it answers.
#pragma once

#include "engine/masterix/rules.hpp"
#include "engine/masterix/thought.hpp"
#include "play/events/question.hpp"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace codemaker::play::masterix {
namespace question {

/// Choose a jump.
struct Jump {
  engine::masterix::Position position;
  int level = 1;  ///< from 1
  std::uint64_t seed = 0;
};

}  // namespace question

/// To `question::Jump`.
struct Jumped {
  std::optional<engine::masterix::Thought> thought;  ///< nullopt only when stopped
};

namespace question {

[[nodiscard]] Jumped answer(const Jump& jump, Mind& mind, const std::stop_token& stop);

}  // namespace question
}  // namespace codemaker::play::masterix
