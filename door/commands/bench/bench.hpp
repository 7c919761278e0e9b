/// `codemaker bench`: the figures we promise, each measured now and beside its limit.
#pragma once

namespace codemaker::commands {

/// Each prints its rows and returns the exit status: 1 if a limit is missed. This one: what a
/// screen costs on the line.
[[nodiscard]] int bench_bytes();
/// How soon a door shows its title, and what it takes of memory.
[[nodiscard]] int bench_start();
/// The games: speed and strength of their computer players, and the bytes of their screens.
[[nodiscard]] int bench_breaking();
[[nodiscard]] int bench_eggcarton();
[[nodiscard]] int bench_masterix();
/// Without the matches.
[[nodiscard]] int bench_masterix_in_minutes();
/// The bytes alone, parts of the above.
[[nodiscard]] int bench_eggcarton_bytes();
[[nodiscard]] int bench_masterix_bytes();
/// Everything but what takes very long.
[[nodiscard]] int bench_all();

}  // namespace codemaker::commands
