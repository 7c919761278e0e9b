/// The answer to a guess.
#pragma once

#include "engine/breaking/code.hpp"

namespace codemaker::engine::breaking {

/// Black and white key pegs; under the splats rule, splats and intersections.
struct Marks {
  int black = 0;
  int white = 0;

  friend bool operator==(const Marks&, const Marks&) = default;
};

/// Answers a guess. Code and guess have the same length.
///
/// pegs (rules.md 2.1): black first, a place where both agree; then for each color the smaller of
/// its counts in guess and code, summed, less black, is white. So every peg counts once and a blank
/// never counts. Code 2412, guess 2544: 1 black, 1 white.
///
/// splats (rules.md 2.3): going through the code, equal to the guess there is a splat, otherwise an
/// intersection if that digit stands anywhere in the guess. Code 2412, guess 2544: 1 and 2.
[[nodiscard]] Marks mark(Marking marking, const Code& code, const Code& guess);

}  // namespace codemaker::engine::breaking
