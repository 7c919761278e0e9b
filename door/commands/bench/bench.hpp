/// `codemaker bench`: what we promise of this machine's processor and disk, each figure measured
/// now and beside its limit. What callers get is measured by a program of its own,
/// `codemaker-bench`.
#pragma once

namespace codemaker::commands {

/// How many games the database has in which is searched, unless another number is wanted.
inline constexpr int games_of_bench = 1'000'000;
/// Each prints its rows and returns the exit status: 1 if a limit is missed. This one: how soon
/// recorded games are verified, how long they are, and how soon they are kept and found in a
/// database of so many.
[[nodiscard]] int bench_records(int games);
/// How soon a score is in the Hall of Fame and the Hall on the screen, and with how many writers.
[[nodiscard]] int bench_scores();
/// Everything but what takes very long.
[[nodiscard]] int bench_all();

}  // namespace codemaker::commands
