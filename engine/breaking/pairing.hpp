/// Which pegs of a guess the marks are for.
#pragma once

#include "engine/breaking/code.hpp"

#include <vector>

namespace codemaker::engine::breaking {

/// A peg of the guess and the peg of the code it is counted for; holes from 0.
struct Pair {
  int guess_hole = 0;
  int code_hole = 0;

  /// True for a pair behind a black mark.
  [[nodiscard]] bool is_hit() const { return guess_hole == code_hole; }

  friend bool operator==(const Pair&, const Pair&) = default;
};

/// The pairs behind the black and white marks of a guess (rules.md 2.2, D14): every hit, from the
/// left; then the other pegs of the guess from the left, each with the leftmost peg of its color
/// that is not paired yet. A blank has no pair.
[[nodiscard]] std::vector<Pair> pair_pegs(const Code& code, const Code& guess);

}  // namespace codemaker::engine::breaking
