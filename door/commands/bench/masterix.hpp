/// `codemaker bench masterix`.
#pragma once

namespace codemaker::commands {

/// Bytes, speed and strength; 1 if a limit is missed.
[[nodiscard]] int bench_masterix();
/// Without the matches.
[[nodiscard]] int bench_masterix_in_minutes();
/// The bytes of its screens alone, a part of the above.
[[nodiscard]] int bench_masterix_bytes();

}  // namespace codemaker::commands
