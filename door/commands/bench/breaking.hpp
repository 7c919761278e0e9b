/// `codemaker bench breaking`.
#pragma once

namespace codemaker::commands {

/// Speed and strength of the computer's codebreaker; 1 if a limit is missed.
[[nodiscard]] int bench_breaking();

}  // namespace codemaker::commands
