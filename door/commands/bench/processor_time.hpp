/// The processor's time as a clock.
#pragma once

#include <ctime>

namespace codemaker::commands {

/// Processor seconds of this program: what else runs on the machine does not count.
[[nodiscard]] inline double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace codemaker::commands
