#include "io/secrets/seal.hpp"

#include <array>
#include <fmt/format.h>
#include <sodium.h>

namespace codemaker::io {

std::string seal(std::string_view text) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  return fmt::format("{:02x}", fmt::join(hash, ""));
}

play::event::Secret draw_sealed(const engine::breaking::Rules& rules, const RandomSource& chance) {
  const engine::breaking::Code code = draw_secret(rules, chance);
  const engine::records::Salt salt = draw_salt(chance);
  const std::string text = engine::records::sealed_text(salt, rules, code);
  return {code, {salt, text, seal(text)}};
}

}  // namespace codemaker::io
