#include "play/thinking.hpp"

#include "engine/breaking/solve.hpp"
#include "engine/egg_carton/player.hpp"
#include "engine/masterix/player.hpp"

namespace codemaker::play {
namespace {

/// Time since now, for an engine that may not look at clocks.
template <class Duration>
std::function<Duration()> stopwatch(const Mind& mind) {
  if (!mind.clock) {
    return [] {
      return Duration{0};
    };
  }
  return [clock = mind.clock, began = mind.clock()] {
    return std::chrono::duration_cast<Duration>(clock() - began);
  };
}

// A question without an answer here does not compile.

event::Reply answer(const question::Solve& solve, Mind& /*mind*/, const std::stop_token& stop) {
  const engine::breaking::Breaker breaker{solve.rules, solve.strength, solve.seed};
  return event::Solved{
      engine::breaking::solve(breaker, solve.code, solve.limit, stop, solve.history)};
}

event::Reply answer(const question::Guess& guess, Mind& /*mind*/, const std::stop_token& stop) {
  const engine::breaking::Breaker breaker{guess.rules, guess.strength, guess.seed};
  return event::Guessed{breaker.think(guess.history, stop)};
}

event::Reply answer(const question::Hint& hint, Mind& /*mind*/, const std::stop_token& stop) {
  return event::Hinted{engine::breaking::hint(hint.rules, hint.history, hint.seed, stop)};
}

event::Reply answer(const question::Review& review, Mind& /*mind*/, const std::stop_token& stop) {
  return event::Reviewed{engine::breaking::review(review.rules, review.history, review.seed, stop)};
}

event::Reply answer(const question::Jump& jump, Mind& mind, const std::stop_token& stop) {
  namespace masterix = engine::masterix;
  const masterix::Player player{masterix::style_of_level(jump.level), jump.seed};
  const auto elapsed = stopwatch<std::chrono::microseconds>(mind);
  return event::Jumped{player.think(jump.position, mind.masterix, elapsed, stop)};
}

event::Reply answer(const question::Select& select, Mind& mind, const std::stop_token& stop) {
  namespace egg_carton = engine::egg_carton;
  const egg_carton::ComputerPlayer player{select.strength, select.seed};
  const egg_carton::Limits limits{
      stop, stopwatch<std::chrono::milliseconds>(mind), egg_carton::thinking_time};
  return event::Selected{player.think(select.position, limits)};
}

}  // namespace

event::Reply think(const Question& question, Mind& mind, const std::stop_token& stop) {
  return std::visit([&](const auto& asked) { return answer(asked, mind, stop); }, question);
}

}  // namespace codemaker::play
