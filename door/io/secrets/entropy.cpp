#include "io/secrets/entropy.hpp"

namespace codemaker::io {

std::int64_t draw_token(const RandomSource& chance) {
  const std::uint64_t bits = chance() >> 1U;
  return static_cast<std::int64_t>(bits == 0 ? 1 : bits);
}

}  // namespace codemaker::io
