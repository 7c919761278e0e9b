#include "io/secrets/entropy.hpp"

#include <fmt/format.h>

namespace codemaker::io {

std::int64_t draw_token(const RandomSource& chance) {
  const std::uint64_t bits = chance() >> 1U;
  return static_cast<std::int64_t>(bits == 0 ? 1 : bits);
}

std::string draw_page_token() {
  return fmt::format("{:016x}{:016x}", random_bits(), random_bits());
}

}  // namespace codemaker::io
