/// `codemaker bench`: the figures we promise, each measured now and beside its limit.
#pragma once

namespace codemaker::commands {

/// Each prints its rows and returns the exit status: 1 if a limit is missed. This one: what a
/// screen costs on the line.
[[nodiscard]] int bench_bytes();
/// How soon a door shows its title, and what it takes of memory.
[[nodiscard]] int bench_start();
/// How soon recorded games are verified, and how long they are.
[[nodiscard]] int bench_records();
/// Everything but what takes very long.
[[nodiscard]] int bench_all();

}  // namespace codemaker::commands
