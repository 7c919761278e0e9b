/// What a review of Egg Carton asks the computer.
#pragma once

#include "engine/egg_carton/record.hpp"
#include "play/boards/to_review.hpp"
#include "play/events/question.hpp"

#include <stop_token>
#include <vector>

namespace codemaker::play::egg_carton::question {

/// What were they worth? Answered by boards::Weighed, in chances.
struct Weigh {
  static const boards::ReviewWords words;

  std::vector<boards::MoveOn<engine::egg_carton::records::CartonRecord>> moves;  ///< of one game
  int depth = 12;  ///< looked ahead at most, where nothing is proved
};

[[nodiscard]] boards::Weighed answer(const Weigh& weigh, Mind& mind, const std::stop_token& stop);

}  // namespace codemaker::play::egg_carton::question
