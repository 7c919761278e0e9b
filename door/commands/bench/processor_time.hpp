/// The processor's time as a clock.
#pragma once

#include "io/posix/clock.hpp"

#include <chrono>

namespace codemaker::commands {

/// Processor seconds of this program: what else runs on the machine does not count.
[[nodiscard]] inline double processor_seconds() {
  return std::chrono::duration<double>{io::processor_time()}.count();
}

}  // namespace codemaker::commands
