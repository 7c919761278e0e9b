/// How much of a game of Egg Carton is decided by its start (rules.md 5.5).
#pragma once

#include "commands/bench/report.hpp"

namespace codemaker::commands {

/// What the first player of each kind of start can do: win before the other selects at all, and,
/// where the dealer has thrown such boards away, win later by perfect play. Prints a table.
void measure_egg_starts(BenchReport& report);

}  // namespace codemaker::commands
