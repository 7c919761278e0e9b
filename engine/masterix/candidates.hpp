/// The moves of a position in the order in which a search should try them.
#pragma once

#include "engine/masterix/replies.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace codemaker::engine::masterix {

/// Moves onto one target that look equally good.
struct Candidate {
  Squares origins;
  std::uint8_t target;
  std::uint8_t gain;
  std::uint8_t next;  ///< another one that looks as good
};

/// All moves of a position, the most promising first. The promise of a move is its gain less the
/// estimate of the position after it.
class Candidates {
 public:
  /// `sides` are not kept.
  explicit Candidates(const Sides& sides) {
    const Squares targets = sides.targets();
    const NeighborCounts counts{sides.enemies};
    for (Squares left = targets; left != 0; left = without_first(left)) {
      add(sides, first(left), gain(counts.at(first(left))));
    }
  }

  /// True when every move has been taken.
  [[nodiscard]] bool is_empty() const { return promises_ == 0; }

  /// Takes one of the best promise left.
  [[nodiscard]] const Candidate& take() {
    const auto promise = static_cast<std::size_t>(63 - std::countl_zero(promises_));
    const Candidate& candidate = all_[heads_[promise]];
    heads_[promise] = candidate.next;
    if (candidate.next == none) promises_ &= ~(std::uint64_t{1} << promise);
    return candidate;
  }

 private:
  void add(const Sides& sides, Square target, int gain) {
    const Replies replies{sides, target};
    Squares usual = sides.jumpers(target);
    for (Squares left = replies.spoilers(usual); left != 0; left = without_first(left)) {
      const int reply = replies.without(first(left));
      if (reply == replies.usual()) continue;
      usual ^= only(first(left));
      push(only(first(left)), target, gain, reply);
    }
    if (usual != 0) push(usual, target, gain, replies.usual());
  }

  void push(Squares origins, Square target, int gain, int reply) {
    const int above_worst = gain - reply + worst_reply;
    const auto promise = static_cast<std::size_t>(above_worst);
    const std::uint64_t bit = std::uint64_t{1} << promise;
    const std::uint8_t next = (promises_ & bit) != 0 ? heads_[promise] : none;
    promises_ |= bit;
    heads_[promise] = size_;
    all_[size_] = {
        origins, static_cast<std::uint8_t>(target), static_cast<std::uint8_t>(gain), next};
    ++size_;
  }

  static constexpr int worst_reply = estimate(7);
  static constexpr std::size_t promise_bound{gain(7) + worst_reply + 1};
  static_assert(promise_bound <= 64);
  static constexpr std::uint8_t none = 255;

  // Lists by promise instead of a sorted row: most nodes take a few candidates only. 152 pairs of
  // squares touch, and a pair makes one move at most.
  std::array<Candidate, 152> all_;
  std::array<std::uint8_t, promise_bound> heads_;  ///< first of each list; only where promised
  std::uint64_t promises_ = 0;                     ///< bit n: there are candidates of promise n
  std::uint8_t size_ = 0;
};

}  // namespace codemaker::engine::masterix
