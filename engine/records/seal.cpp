#include "engine/records/seal.hpp"

#include "engine/records/numbers.hpp"

#include <limits>

namespace codemaker::engine::records {

/// Numbers of the incomplete last round are thrown away.
std::uint64_t random_below(std::uint64_t bound, const RandomSource& chance) {
  constexpr auto most = std::numeric_limits<std::uint64_t>::max();
  const std::uint64_t usable = most - most % bound;
  while (true) {
    const std::uint64_t bits = chance();
    if (bits < usable) return bits % bound;
  }
}

Salt draw_salt(const RandomSource& chance) {
  constexpr unsigned byte_bits = 8;
  Salt salt{};
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < salt.size(); ++i, bits >>= byte_bits) {
    if (i % sizeof bits == 0) bits = chance();
    salt[i] = static_cast<std::uint8_t>(bits);
  }
  return salt;
}

std::string text(const Salt& salt) {
  std::string digits;
  for (const std::uint8_t byte : salt)
    append_hex(digits, byte, 2);
  return digits;
}

std::optional<Salt> parse_salt(std::string_view text) {
  Salt salt{};
  if (text.size() != 2 * salt.size()) return std::nullopt;
  for (std::size_t i = 0; i < salt.size(); ++i) {
    const auto byte = parse_hex(text.substr(2 * i, 2));
    if (!byte) return std::nullopt;
    salt[i] = static_cast<std::uint8_t>(*byte);
  }
  return salt;
}

}  // namespace codemaker::engine::records
