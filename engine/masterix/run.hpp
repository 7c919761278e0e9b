/// A ranked run of Masterix: level after level until the first defeat (rules.md 4.5).
#pragma once

#include "engine/masterix/rules.hpp"

namespace codemaker::engine::masterix {

/// A run as a value. Each round is recorded when it is over.
class Run {
 public:
  /// The level to be played, from 1 without end; after the run the one it ended in.
  [[nodiscard]] int level() const { return level_; }

  /// Points of the levels won: the score of the run.
  [[nodiscard]] Points bank() const { return bank_; }

  [[nodiscard]] bool is_over() const { return is_over_; }

  /// Counts a round of this level by its points, bonus included. More points than the computer bank
  /// them and begin the next level, as many begin the level again for nothing, fewer end the run.
  void record(Points own, Points computers);

  /// Ends the run in the level being played, which pays nothing.
  void abandon();

  friend bool operator==(const Run&, const Run&) = default;

 private:
  int level_ = 1;
  Points bank_ = 0;
  bool is_over_ = false;
};

}  // namespace codemaker::engine::masterix
