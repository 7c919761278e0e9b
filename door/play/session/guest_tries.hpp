/// What a guest has played of puzzles that are one try each, until it is known whose it is.
#pragma once

#include "play/events/effect.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace codemaker::play {

class GuestTries {
 public:
  /// A guest's game goes on. The first try at a puzzle that is over is the one that counts.
  void take(const effect::KeepGame& keep) {
    const auto puzzle = engine::records::number_of_puzzle(keep.record);
    if (!keep.is_over || puzzle == 0) return;
    const bool is_second = std::ranges::any_of(played_, [&](const effect::KeepPlayed& played) {
      return engine::records::game_of(played.record) == engine::records::game_of(keep.record) &&
             engine::records::number_of_puzzle(played.record) == puzzle;
    });
    if (is_second) return;
    played_.push_back({keep.record});
    is_news_ = true;
  }

  /// True if there is something to put a name to, or a ranked run is about to give it: once each.
  [[nodiscard]] bool asks_name(bool before_run) {
    const bool begins = before_run && !std::exchange(has_begun_run_, true);
    return std::exchange(is_news_, false) || begins;
  }

  /// It is known whose they are.
  [[nodiscard]] std::vector<effect::KeepPlayed> take_all() { return std::exchange(played_, {}); }

 private:
  std::vector<effect::KeepPlayed> played_;
  bool is_news_ = false;
  bool has_begun_run_ = false;
};

}  // namespace codemaker::play
