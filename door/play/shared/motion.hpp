/// A short motion: some steps, each shown as long as the caller likes and the line needs. Full
/// screens only, and never where the caller wants all at once.
#pragma once

#include "ansi/keys.hpp"

#include <chrono>
#include <optional>

namespace codemaker::play {

class Stage;

}  // namespace codemaker::play

namespace codemaker::play::shared {

class Motion {
 public:
  /// Begins a motion of some steps, of which each costs about `bytes` on the line.
  void begin(int steps, int bytes, Stage& stage);

  /// It stands at its end from now on.
  void finish() {
    step_ = steps_;
    wakes_at_.reset();
  }

  [[nodiscard]] bool is_moving() const { return wakes_at_.has_value(); }

  /// Steps done, and how many there are; 0 of 0 before the first motion.
  [[nodiscard]] int step() const { return step_; }

  [[nodiscard]] int steps() const { return steps_; }

  /// How much of `whole` is done.
  [[nodiscard]] int part_of(int whole) const {
    return steps_ == 0 ? whole : whole * step_ / steps_;
  }

  [[nodiscard]] std::optional<ansi::Instant> wakes_at() const { return wakes_at_; }

  /// Takes the step that is due.
  void tick(Stage& stage);

 private:
  int step_ = 0;
  int steps_ = 0;
  std::chrono::milliseconds pause_{0};
  std::optional<ansi::Instant> wakes_at_;
};

/// The earlier of two moments.
[[nodiscard]] std::optional<ansi::Instant> earlier(
    std::optional<ansi::Instant> one, std::optional<ansi::Instant> other
);

}  // namespace codemaker::play::shared
