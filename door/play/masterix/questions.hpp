/// What Masterix asks the computer's player, and what it answers.
#pragma once

#include "engine/masterix/rules.hpp"
#include "engine/masterix/thought.hpp"
#include "play/boards/review.hpp"
#include "play/events/question.hpp"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace codemaker::play::masterix {
namespace question {

/// Choose a jump.
struct Jump {
  engine::masterix::Position position;
  int level = 1;  ///< from 1
  std::uint64_t seed = 0;
};

/// A jump that was made.
struct JumpMade {
  engine::masterix::Round before;
  engine::masterix::Move move;
};

/// What were they worth? Answered by boards::Weighed, in points.
struct Weigh {
  std::vector<JumpMade> jumps;
  int depth = 47;  ///< moves looked ahead at most; no round is longer
};

}  // namespace question

/// To `question::Jump`.
struct Jumped {
  std::optional<engine::masterix::Thought> thought;  ///< nullopt only when stopped
};

namespace question {

[[nodiscard]] Jumped answer(const Jump& jump, Mind& mind, const std::stop_token& stop);
[[nodiscard]] boards::Weighed answer(const Weigh& weigh, Mind& mind, const std::stop_token& stop);

}  // namespace question
}  // namespace codemaker::play::masterix
