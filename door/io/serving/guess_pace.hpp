/// How fast guesses at a password may follow each other.
#pragma once

#include <algorithm>
#include <chrono>

namespace codemaker::io::serving {

/// The first ones at once, then one each few seconds: ten a minute at the most. Time is an input.
class GuessPace {
 public:
  using Instant = std::chrono::steady_clock::time_point;

  static constexpr int at_once = 3;
  static constexpr std::chrono::seconds between{8};

  /// When the next guess may come.
  [[nodiscard]] Instant next() const { return rested_ - (at_once - 1) * between; }

  /// One is made now.
  void take(Instant now) { rested_ = std::max(rested_, now) + between; }

  /// Nothing is left of the guesses that were made.
  [[nodiscard]] bool has_rested(Instant now) const { return rested_ <= now; }

 private:
  Instant rested_{};
};

}  // namespace codemaker::io::serving
