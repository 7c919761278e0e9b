/// Chance from the operating system's generator.
#pragma once

#include "engine/breaking/code.hpp"

#include <cstdint>

namespace codemaker::io {

/// 64 random bits. Ends the program if the system has none to give, which Linux never does once it
/// has booted.
[[nodiscard]] std::uint64_t random_bits();

/// A code of these rules, each equally likely; drawn from the system directly, never from a seed.
[[nodiscard]] engine::breaking::Code draw_secret(const engine::breaking::Rules& rules);

}  // namespace codemaker::io
