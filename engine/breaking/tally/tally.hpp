/// How many guesses a way of play needed over many codes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace codemaker::engine::breaking::tally {

struct Tally {
  std::uint64_t codes = 0;
  std::uint64_t guesses = 0;             ///< over all codes; an unbroken one counts its limit
  std::vector<std::uint64_t> by_length;  ///< games of 1, 2, … guesses

  void add(std::size_t length) {
    ++codes;
    guesses += length;
    if (by_length.size() < length) by_length.resize(length);
    if (length > 0) ++by_length[length - 1];
  }

  [[nodiscard]] double mean() const {
    return static_cast<double>(guesses) / static_cast<double>(codes);
  }

  [[nodiscard]] std::size_t longest() const { return by_length.size(); }
};

}  // namespace codemaker::engine::breaking::tally
