/// Chance from the system.
#pragma once

#include <cstdint>

namespace codemaker::io {

/// Bits of the system's generator. Throws if it has none to give, which does not happen on a Linux
/// that has booted.
[[nodiscard]] std::uint64_t random_bits();

}  // namespace codemaker::io
