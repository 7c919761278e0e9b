/// Code breaking by the line protocol.
///
/// Besides rules, mark, best, solve and solve_all there is a review of a game, finished or not:
///
///     {"do":"review","code":"2415","history":[["1123",[0,2]],["2413",[3,0]]],
///      "holes":4,"colors":6,"rule":"pegs","blanks":false,"repeats":true,"seed":"1"}
///
/// Every answer must be that of the code. The answer is
///
///     {"exact":true,"guesses":[{"guess":"1123","before":1296,"after":222,"bits":2.55,
///       "expected_bits":3.04,"luck":-0.50,"expected_guesses":4.38,"lost":0.0,"counted":true,
///       "best":{"guess":"1123","expected_bits":3.04,"expected_guesses":4.38},
///       "could_be_code":true}, …],"ms":3}
///
/// `before` and `after` are the codes possible around the guess; `bits` = log2 of their ratio, what
/// the answer told; `expected_bits` what the guess tells on average, and `luck` the difference: the
/// answer was lucky where it is positive. `expected_guesses` is how many guesses, this one
/// included, the game takes from here with good play; `lost` how many more than with `best`. They
/// are played out for every possible code where that takes no longer than a blink, which
/// `counted` tells, else about right.
/// `exact` is false where the codes are too many to list: then all numbers come from a sample, and
/// `before` and `after` are "about" so many.
#pragma once

#include "commands/engine/engine.hpp"

namespace codemaker::commands::breaking {

/// What `codemaker engine breaking` answers.
[[nodiscard]] EngineWords requests();

}  // namespace codemaker::commands::breaking
