#include "play/breaking/questions.hpp"

#include "engine/breaking/review.hpp"

#include "engine/breaking/solve.hpp"

namespace codemaker::play::breaking {

Reviewed::Reviewed() : Reviewed{engine::breaking::Review{}} {}

Reviewed::Reviewed(engine::breaking::Review of)
    : review{std::make_shared<const engine::breaking::Review>(std::move(of))} {}

}  // namespace codemaker::play::breaking

namespace codemaker::play::breaking::question {

Solved answer(const Solve& solve, Mind& /*mind*/, const std::stop_token& stop) {
  const engine::breaking::Breaker breaker{solve.rules, solve.strength, solve.seed};
  Solved solved{engine::breaking::solve(breaker, solve.code, solve.limit, stop, solve.history)};
  if (breaker.book() == nullptr) return solved;
  solved.beliefs.resize(solve.history.size());
  for (engine::breaking::History before = solve.history;;) {
    solved.beliefs.push_back(breaker.belief(before));
    if (before.size() == solved.turns.size()) break;
    before.push_back(solved.turns[before.size()]);
  }
  return solved;
}

Guessed answer(const Guess& guess, Mind& /*mind*/, const std::stop_token& stop) {
  const engine::breaking::Breaker breaker{guess.rules, guess.strength, guess.seed};
  Guessed guessed{breaker.think(guess.history, stop)};
  if (breaker.book() != nullptr) guessed.belief = breaker.belief(guess.history);
  return guessed;
}

Hinted answer(const Hint& hint, Mind& /*mind*/, const std::stop_token& stop) {
  return {engine::breaking::hint(hint.rules, hint.history, hint.seed, stop)};
}

Reviewed answer(const Review& review, Mind& /*mind*/, const std::stop_token& stop) {
  return Reviewed{engine::breaking::review(review.rules, review.history, review.seed, stop)};
}

}  // namespace codemaker::play::breaking::question
