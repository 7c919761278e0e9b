/// `codemaker bench masterix`.
#pragma once

namespace codemaker::commands {

/// Speed and strength; 1 if a limit is missed.
[[nodiscard]] int bench_masterix();
/// Without the matches.
[[nodiscard]] int bench_masterix_in_minutes();

}  // namespace codemaker::commands
