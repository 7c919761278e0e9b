#include "play/egg_carton/weighing.hpp"

#include "engine/egg_carton/review.hpp"
#include "play/events/thinking.hpp"

#include <string>

namespace codemaker::play::egg_carton::question {

/// The last one first: what was proved of the end helps with what led to it.
boards::Weighed answer(const Weigh& weigh, Mind& mind, const std::stop_token& stop) {
  namespace engine = engine::egg_carton;
  if (weigh.selections.empty()) return {};
  engine::SelectionReviewer reviewer{weigh.selections.front().before.relay_rule, weigh.depth};
  boards::Weighed weighed{std::vector<boards::WeighedMove>(weigh.selections.size())};
  for (std::size_t at = weigh.selections.size(); at-- > 0;) {
    const auto& [before, slot] = weigh.selections[at];
    const engine::Limits limits{
        stop, mind.stopwatch<std::chrono::milliseconds>(), engine::review_time};
    const auto seen = reviewer.review(before, slot, limits);
    if (!seen) return {};
    const std::string better = seen->best == slot ? "" : std::string{engine::letter(seen->best)};
    weighed.moves[at] = {seen->played_chance, seen->best_chance, better};
  }
  return weighed;
}

}  // namespace codemaker::play::egg_carton::question
