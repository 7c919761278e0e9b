/// `codemaker bench eggcarton`.
#pragma once

namespace codemaker::commands {

/// Bytes, speed and strength; 1 if a limit is missed.
[[nodiscard]] int bench_eggcarton();
/// The bytes of its screens alone, a part of the above.
[[nodiscard]] int bench_eggcarton_bytes();

}  // namespace codemaker::commands
