/// What a review of Egg Carton asks the computer.
#pragma once

#include "engine/egg_carton/rules.hpp"
#include "play/boards/review.hpp"
#include "play/events/question.hpp"

#include <stop_token>
#include <vector>

namespace codemaker::play::egg_carton::question {

/// A selection that was made.
struct SelectionMade {
  engine::egg_carton::Position before;
  engine::egg_carton::Slot slot = 0;
};

/// What were they worth? Answered by boards::Weighed, in chances.
struct Weigh {
  std::vector<SelectionMade> selections;  ///< of one game
  int depth = 12;                         ///< looked ahead at most, where nothing is proved
};

[[nodiscard]] boards::Weighed answer(const Weigh& weigh, Mind& mind, const std::stop_token& stop);

}  // namespace codemaker::play::egg_carton::question
