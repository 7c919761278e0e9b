/// The guesses of a round and their answers.
#pragma once

#include "engine/breaking/code.hpp"
#include "engine/breaking/marks.hpp"

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

}  // namespace codemaker::engine::breaking
