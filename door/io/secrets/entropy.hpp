/// Randomness from the operating system's generator.
#pragma once

#include "engine/records/seal.hpp"
#include "io/posix/random.hpp"

#include <cstdint>

namespace codemaker::io {

using engine::records::RandomSource;

/// The name of a game that begins, in the database: 1 … 2^63 - 1.
[[nodiscard]] std::int64_t draw_token(const RandomSource& chance);

}  // namespace codemaker::io
