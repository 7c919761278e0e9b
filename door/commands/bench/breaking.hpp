/// `codemaker bench breaking`.
#pragma once

namespace codemaker::commands {

/// Speed and strength of the computer's codebreaker; 1 if a limit is missed.
[[nodiscard]] int bench_breaking();
/// How many guesses each level of the computer takes.
[[nodiscard]] int bench_breaking_ladder();

}  // namespace codemaker::commands
