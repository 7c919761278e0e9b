/// `codemaker bench eggcarton`.
#pragma once

namespace codemaker::commands {

/// Speed and strength; 1 if a limit is missed.
[[nodiscard]] int bench_eggcarton();

}  // namespace codemaker::commands
