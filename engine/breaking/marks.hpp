/// The answer to a guess.
#pragma once

namespace codemaker::engine::breaking {

/// Black and white key pegs; under the splats rule, splats and intersections.
struct Marks {
  int black = 0;
  int white = 0;

  friend bool operator==(const Marks&, const Marks&) = default;
};

}  // namespace codemaker::engine::breaking
