/// How good the other side's best reply looks, for all moves onto one target at once.
#pragma once

#include "engine/masterix/sides.hpp"

namespace codemaker::engine::masterix {

/// The estimate of a position with jumps: twice the most captures, and one (E1 of rules.md 6.2).
[[nodiscard]] constexpr int estimate(int captures) {
  return 2 * captures + 1;
}

/// Moves onto one target differ only in the square that becomes empty. Most of these squares have
/// no part in the other side's best reply, so one look at the position serves them all.
class Replies {
 public:
  /// Looks at the position before a move onto `target`.
  Replies(const Sides& before, Square target)
      : enemies_{before.own | before.taken(target)},
        reach_{with_neighbors(before.enemies & ~before.taken(target))} {
    const Squares targets = reach_ & enemies_;
    if (targets == 0) return;
    const auto [best, captures] = NeighborCounts{enemies_}.most(targets);
    best_ = best;
    usual_ = masterix::estimate(captures);
  }

  /// The estimate of the position after all moves but those of spoilers; 0 if no reply is left.
  [[nodiscard]] int usual() const { return usual_; }

  /// Which of the jumpers leave a square that has a part in every best reply.
  [[nodiscard]] Squares spoilers(Squares jumpers) const {
    if (best_ == 0) return 0;
    for (Squares left = best_; left != 0 && jumpers != 0; left = without_first(left)) {
      jumpers &= around(first(left)) | only(first(left));
    }
    return jumpers;
  }

  /// The estimate after a spoiler's jump; at most the usual one, 0 if no reply is left.
  [[nodiscard]] int without(Square origin) const {
    const Squares enemies = enemies_ & ~only(origin);
    const Squares targets = reach_ & enemies;
    return targets == 0 ? 0 : masterix::estimate(NeighborCounts{enemies}.most(targets).neighbors);
  }

 private:
  Squares enemies_;  ///< of the side that replies, the jumper counted on both its squares
  Squares reach_;
  Squares best_ = 0;
  int usual_ = 0;
};

}  // namespace codemaker::engine::masterix
