/// How quickly the answers to guesses are counted.
#pragma once

#include "commands/bench/report.hpp"

namespace codemaker::commands {

/// By the best that this processor has, beside simpler ways and beside the limit.
void measure_kernel(BenchReport& report);

}  // namespace codemaker::commands
