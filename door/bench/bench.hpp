/// `codemaker-bench`: what callers get of the program beside it, each figure measured now and
/// beside its limit.
#pragma once

namespace codemaker::bench {

/// Each prints its rows and returns the exit status: 1 if a limit is missed. These: what a screen
/// of a game costs on the line.
[[nodiscard]] int bench_breaking_bytes();
[[nodiscard]] int bench_masterix_bytes();
[[nodiscard]] int bench_eggcarton_bytes();
/// How soon a door shows its title, and what it takes of memory.
[[nodiscard]] int bench_start();
/// What a caller waits for a key while their game is kept, and while it is not: free play at two
/// doors by turns.
[[nodiscard]] int bench_keys();

}  // namespace codemaker::bench
