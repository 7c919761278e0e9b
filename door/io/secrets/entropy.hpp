/// Randomness from the operating system's generator.
#pragma once

#include "engine/breaking/code.hpp"
#include "engine/records/seal.hpp"

#include <cstdint>
#include <functional>

namespace codemaker::io {

/// Gives 64 random bits at each call.
using RandomSource = std::function<std::uint64_t()>;

/// Bits of the system's generator. Throws if it has none to give, which does not happen on a Linux
/// that has booted.
[[nodiscard]] std::uint64_t random_bits();

/// A code of these rules, each equally likely; drawn from chance directly, never from a seed.
[[nodiscard]] engine::breaking::Code draw_secret(
    const engine::breaking::Rules& rules, const RandomSource& chance
);

/// What makes the seal of a code hard to guess: 128 random bits.
[[nodiscard]] engine::records::Salt draw_salt(const RandomSource& chance);

/// The name of a game that begins, in the database: 1 … 2^63 - 1.
[[nodiscard]] std::int64_t draw_token(const RandomSource& chance);

}  // namespace codemaker::io
