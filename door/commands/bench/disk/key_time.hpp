/// What a caller waits for a key while their game is kept.
#pragma once

#include "commands/bench/report.hpp"

namespace codemaker::commands {

/// Plays free play at two doors by turns, one that keeps each move and one that keeps nothing, and
/// reports how long the answer to a guess takes at both.
void measure_keys(BenchReport& report);

}  // namespace codemaker::commands
