/// What a review of Masterix asks the computer.
#pragma once

#include "engine/masterix/record.hpp"
#include "play/boards/to_review.hpp"
#include "play/events/question.hpp"

#include <stop_token>
#include <string>
#include <vector>

namespace codemaker::play::masterix::question {

/// What were they worth? Answered by boards::Weighed, in points.
struct Weigh {
  static const boards::ReviewWords words;

  [[nodiscard]] static std::string text(engine::masterix::Move move) {
    return engine::masterix::text(move);
  }

  /// All points go by the level.
  [[nodiscard]] static int scale(const engine::masterix::Round& round) { return round.level(); }

  std::vector<boards::MoveOn<engine::masterix::records::MasterixRecord>> moves;
  int depth = 47;  ///< moves looked ahead at most; no round is longer
};

[[nodiscard]] boards::Weighed answer(const Weigh& weigh, Mind& mind, const std::stop_token& stop);

}  // namespace codemaker::play::masterix::question
