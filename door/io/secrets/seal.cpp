#include "io/secrets/seal.hpp"

#include <array>
#include <fmt/format.h>
#include <sodium.h>
#include <utility>

namespace codemaker::io {

std::string seal(std::string_view text) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  return fmt::format("{:02x}", fmt::join(hash, ""));
}

std::vector<engine::records::Seal> seals_of(const engine::records::Record& record) {
  std::vector<engine::records::Seal> seals;
  for (const engine::records::SealedText& sealed : record.face().sealed())
    seals.push_back({sealed.salt, sealed.text, seal(sealed.text)});
  return seals;
}

play::event::Secret draw_and_seal(const play::SecretRules& rules, const RandomSource& chance) {
  play::DrawnSecret drawn = rules.draw(chance);
  std::string hash = seal(drawn.text);
  return {std::move(drawn.secret), {drawn.salt, std::move(drawn.text), std::move(hash)}};
}

}  // namespace codemaker::io
