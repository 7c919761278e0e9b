/// The guesses of a round and their answers.
#pragma once

#include "engine/breaking/code.hpp"
#include "engine/breaking/marks.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace codemaker::engine::breaking {

/// A guess and its answer.
struct Turn {
  Code guess;
  Marks marks;

  friend bool operator==(const Turn&, const Turn&) = default;
};

/// The turns of a round so far, the first one first.
using History = std::vector<Turn>;

/// What a computer codebreaker had in mind when it chose a guess.
struct Belief {
  std::vector<bool> remembers = {};  ///< which of the answers before it
  std::size_t codes = 0;             ///< that fit those

  [[nodiscard]] bool has_forgotten(std::size_t turn) const {
    return turn < remembers.size() && !remembers[turn];
  }

  [[nodiscard]] bool has_gaps() const {
    return std::find(remembers.begin(), remembers.end(), false) != remembers.end();
  }
};

}  // namespace codemaker::engine::breaking
