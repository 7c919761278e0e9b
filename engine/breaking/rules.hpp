/// What the rules of code breaking say (rules.md 2.1 and 2.3): which games exist, how many codes
/// they have, and how a guess is answered. Their values stand in code.hpp and marks.hpp.
#pragma once

#include "engine/breaking/code.hpp"
#include "engine/breaking/marks.hpp"

#include <cstdint>

namespace codemaker::engine::breaking {

/// True if at least one code exists under these rules.
[[nodiscard]] bool are_playable(const Rules& rules);

/// How many codes there are; saturates at the largest value. The rules are playable.
[[nodiscard]] std::uint64_t count_codes(const Rules& rules);

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
