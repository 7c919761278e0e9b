/// How many guesses a way of play needed over many codes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace codemaker::engine::breaking::tally {

/// Games counted by their length.
struct Tally {
  std::uint64_t codes = 0;
  std::uint64_t guesses = 0;             ///< over all codes; an unbroken one counts its limit
  std::vector<std::uint64_t> by_length;  ///< games of 1, 2, … guesses

  /// Counts a game of so many guesses; 0 for one that had none.
  void add(std::size_t length) {
    ++codes;
    guesses += length;
    if (by_length.size() < length) by_length.resize(length);
    if (length > 0) ++by_length[length - 1];
  }

  /// Guesses a code, on average. At least one game was counted.
  [[nodiscard]] double mean() const {
    return static_cast<double>(guesses) / static_cast<double>(codes);
  }

  /// Guesses of the longest game.
  [[nodiscard]] std::size_t longest() const { return by_length.size(); }
};

}  // namespace codemaker::engine::breaking::tally
