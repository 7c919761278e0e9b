#include "play/breaking/round/contradiction.hpp"

#include "engine/breaking/rules.hpp"

namespace codemaker::play::breaking {

std::optional<std::size_t> contradicted(
    const engine::breaking::Rules& rules, const engine::breaking::History& history,
    std::size_t guess
) {
  for (std::size_t i = 0; i < guess; ++i) {
    const auto marks =
        engine::breaking::mark(rules.marking, history[guess].guess, history[i].guess);
    if (marks != history[i].marks) return i;
  }
  return std::nullopt;
}

}  // namespace codemaker::play::breaking
