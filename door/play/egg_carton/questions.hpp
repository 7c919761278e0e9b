/// What Egg Carton asks the computer's player, and what it answers.
#pragma once

#include "engine/egg_carton/rules.hpp"
#include "engine/egg_carton/thought.hpp"
#include "play/boards/review.hpp"
#include "play/events/question.hpp"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace codemaker::play::egg_carton {
namespace question {

/// Select a slot.
struct Select {
  engine::egg_carton::Position position;
  int strength = 1;  ///< 1 … 10
  std::uint64_t seed = 0;
};

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

}  // namespace question

/// To `question::Select`.
struct Selected {
  std::optional<engine::egg_carton::Thought> thought;  ///< nullopt only when stopped
};

namespace question {

[[nodiscard]] Selected answer(const Select& select, Mind& mind, const std::stop_token& stop);
[[nodiscard]] boards::Weighed answer(const Weigh& weigh, Mind& mind, const std::stop_token& stop);

}  // namespace question
}  // namespace codemaker::play::egg_carton
