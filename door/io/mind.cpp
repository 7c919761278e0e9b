#include "io/mind.hpp"

#include "engine/solve.hpp"

#include <chrono>
#include <functional>

namespace codemaker::io {
namespace {

/// Time since now, for an engine that may not look at clocks.
template <class Duration>
std::function<Duration()> stopwatch() {
  using std::chrono::steady_clock;
  return [began = steady_clock::now()] {
    return std::chrono::duration_cast<Duration>(steady_clock::now() - began);
  };
}

}  // namespace

play::Answer think(const play::effect::Solve& solve, Mind& /*mind*/, const std::stop_token& stop) {
  const engine::Breaker breaker{solve.rules, solve.strength, solve.seed};
  return play::event::Solved{engine::solve(breaker, solve.code, solve.limit, stop)};
}

play::Answer think(const play::effect::Guess& guess, Mind& /*mind*/, const std::stop_token& stop) {
  const engine::Breaker breaker{guess.rules, guess.strength, guess.seed};
  return play::event::Guessed{guess.history, breaker.think(guess.history, stop)};
}

play::Answer think(const play::effect::Hint& hint, Mind& /*mind*/, const std::stop_token& stop) {
  return play::event::Hinted{
      hint.rules, hint.history, engine::hint(hint.rules, hint.history, hint.seed, stop)};
}

play::Answer think(
    const play::effect::Review& review, Mind& /*mind*/, const std::stop_token& stop
) {
  return play::event::Reviewed{
      review.history, engine::review(review.rules, review.history, review.seed, stop)};
}

play::Answer think(const play::effect::Jump& jump, Mind& mind, const std::stop_token& stop) {
  namespace masterix = engine::masterix;
  const masterix::Player player{masterix::style_of_level(jump.level), jump.seed};
  const auto elapsed = stopwatch<std::chrono::microseconds>();
  return play::event::Jumped{
      jump.position, player.think(jump.position, mind.masterix, elapsed, stop)};
}

play::Answer think(
    const play::effect::Select& select, Mind& /*mind*/, const std::stop_token& stop
) {
  namespace eggcarton = engine::eggcarton;
  const eggcarton::ComputerPlayer player{select.strength, select.seed};
  const eggcarton::Limits limits{
      stop, stopwatch<std::chrono::milliseconds>(), eggcarton::thinking_time};
  return play::event::Selected{select.position, player.think(select.position, limits)};
}

}  // namespace codemaker::io
