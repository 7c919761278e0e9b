/// Randomness from the operating system's generator.
#pragma once

#include "engine/records/seal.hpp"
#include "io/posix/random.hpp"

#include <cstdint>
#include <string>

namespace codemaker::io {

using engine::records::RandomSource;

/// The name of a game that begins, in the database: 1 … 2^63 - 1.
[[nodiscard]] std::int64_t draw_token(const RandomSource& chance);

/// By which a page or its browser is known again: 128 bits as 32 digits of sixteen.
[[nodiscard]] std::string draw_page_token();

}  // namespace codemaker::io
