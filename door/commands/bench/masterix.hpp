/// `codemaker bench masterix`.
#pragma once

namespace codemaker::commands {

/// Speed and strength; 1 if a limit is missed.
[[nodiscard]] int bench_masterix();
/// Without the matches.
[[nodiscard]] int bench_masterix_in_minutes();
/// How often players of known strength win each level.
[[nodiscard]] int bench_masterix_ladder();

}  // namespace codemaker::commands
