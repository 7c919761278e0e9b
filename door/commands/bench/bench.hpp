/// `codemaker bench`: the figures we promise, each measured now and beside its limit.
#pragma once

namespace codemaker::commands {

/// Each prints its rows and returns the exit status: 1 if a limit is missed. This one: what a
/// screen costs on the line.
[[nodiscard]] int bench_bytes();
/// How soon a door shows its title, and what it takes of memory.
[[nodiscard]] int bench_start();
/// How many games the database has in which is searched, unless another number is wanted.
inline constexpr int games_of_bench = 1'000'000;
/// How soon recorded games are verified, how long they are, and how soon they are kept and found
/// in a database of so many.
[[nodiscard]] int bench_records(int games);
/// How soon a score is in the Hall of Fame and the Hall on the screen, and with how many writers.
[[nodiscard]] int bench_scores();
/// Everything but what takes very long.
[[nodiscard]] int bench_all();

}  // namespace codemaker::commands
