/// `codemaker bench eggcarton`.
#pragma once

namespace codemaker::commands {

/// Speed and strength; 1 if a limit is missed.
[[nodiscard]] int bench_eggcarton();
/// How often four kinds of newcomer win each level.
[[nodiscard]] int bench_eggcarton_ladder();

}  // namespace codemaker::commands
