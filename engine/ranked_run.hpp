/// A ranked run, the same in all games: level after level until the first defeat (rules.md section
/// 1).
#pragma once

#include "engine/ranked_game.hpp"

#include <cassert>
#include <cstdint>

namespace codemaker::engine {

/// How a level went for the player.
enum class Verdict : std::uint8_t { won, tied, lost };

/// More points win, as many tie, fewer lose.
[[nodiscard]] constexpr Verdict verdict_of(Points own, Points others) {
  if (own == others) return Verdict::tied;
  return own > others ? Verdict::won : Verdict::lost;
}

/// The level and the bank of a run, whatever the game.
class RankedRun {
 public:
  /// The level to be played, from 1 without end; after the run the one it ended in.
  [[nodiscard]] constexpr int level() const { return level_; }

  /// Points of the levels won: the score of the run.
  [[nodiscard]] constexpr Points bank() const { return bank_; }

  /// True after a defeat, or when the run was given up.
  [[nodiscard]] constexpr bool is_over() const { return is_over_; }

  /// Leaves the level: a won one banks its worth and the next begins, a tied one is replayed for
  /// nothing, a lost one ends the run. The run is not over.
  constexpr void record(Verdict verdict, Points worth) {
    assert(!is_over_);
    is_over_ = verdict == Verdict::lost;
    if (verdict != Verdict::won) return;
    bank_ += worth;
    ++level_;
  }

  /// Ends the run in the level being played, which pays nothing. The run is not over.
  constexpr void abandon() {
    assert(!is_over_);
    is_over_ = true;
  }

  friend bool operator==(const RankedRun&, const RankedRun&) = default;

 private:
  int level_ = 1;
  Points bank_ = 0;
  bool is_over_ = false;
};

}  // namespace codemaker::engine
