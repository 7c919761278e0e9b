#include "io/secrets/entropy.hpp"

#include <array>
#include <cerrno>
#include <limits>
#include <span>
#include <stdexcept>
#include <sys/random.h>

namespace codemaker::io {
namespace {

/// Uniform in 0 … bound - 1: numbers of the incomplete last round are thrown away.
std::uint64_t random_below(std::uint64_t bound, const RandomSource& chance) {
  constexpr auto most = std::numeric_limits<std::uint64_t>::max();
  const std::uint64_t usable = most - most % bound;
  while (true) {
    const std::uint64_t bits = chance();
    if (bits < usable) return bits % bound;
  }
}

}  // namespace

std::uint64_t random_bits() {
  std::uint64_t bits = 0;
  while (true) {
    const ssize_t size = ::getrandom(&bits, sizeof bits, 0);
    if (size == sizeof bits) return bits;
    if (size < 0 && errno != EINTR) throw std::runtime_error{"the system gives no random numbers"};
  }
}

engine::breaking::Code draw_secret(
    const engine::breaking::Rules& rules, const RandomSource& chance
) {
  std::array<engine::breaking::Peg, engine::breaking::max_holes> pegs{};
  const auto holes = std::span{pegs}.first(static_cast<std::size_t>(rules.holes));
  while (true) {
    for (engine::breaking::Peg& peg : holes) {
      const auto color = random_below(static_cast<std::uint64_t>(rules.colors), chance);
      peg = static_cast<engine::breaking::Peg>(color + 1);
    }
    // Where colors do not repeat, whole rows are drawn until one does not.
    if (const auto code = engine::breaking::Code::secret(rules, holes)) return *code;
  }
}

engine::records::Salt draw_salt(const RandomSource& chance) {
  constexpr unsigned byte_bits = 8;
  engine::records::Salt salt{};
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < salt.size(); ++i, bits >>= byte_bits) {
    if (i % sizeof bits == 0) bits = chance();
    salt[i] = static_cast<std::uint8_t>(bits);
  }
  return salt;
}

std::int64_t draw_token(const RandomSource& chance) {
  const std::uint64_t bits = chance() >> 1U;
  return static_cast<std::int64_t>(bits == 0 ? 1 : bits);
}

}  // namespace codemaker::io
