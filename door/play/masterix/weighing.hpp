/// What a review of Masterix asks the computer.
#pragma once

#include "engine/masterix/rules.hpp"
#include "play/boards/review.hpp"
#include "play/events/question.hpp"

#include <stop_token>
#include <vector>

namespace codemaker::play::masterix::question {

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

[[nodiscard]] boards::Weighed answer(const Weigh& weigh, Mind& mind, const std::stop_token& stop);

}  // namespace codemaker::play::masterix::question
