#include "play/shared/motion.hpp"

#include "play/scenes/stage.hpp"

#include <algorithm>

namespace codemaker::play::shared {

void Motion::begin(int steps, int bytes, Stage& stage) {
  steps_ = steps;
  finish();
  const bool moves =
      stage.presentation() == Presentation::full && stage.step_time(bytes).count() > 0;
  if (!moves) return;
  // Steps of a motion are short: half as long as those of a game, but never above the line.
  pause_ = std::max(stage.step_time(0) / 2, stage.line_time(bytes));
  step_ = 0;
  wakes_at_ = stage.now() + pause_;
}

void Motion::tick(Stage& stage) {
  if (!wakes_at_ || stage.now() < *wakes_at_) return;
  ++step_;
  wakes_at_ = stage.now() + pause_;
  if (step_ >= steps_) finish();
}

std::optional<Instant> earlier(std::optional<Instant> one, std::optional<Instant> other) {
  if (!one || !other) return one ? one : other;
  return std::min(*one, *other);
}

}  // namespace codemaker::play::shared
