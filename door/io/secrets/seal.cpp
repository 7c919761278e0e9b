#include "io/secrets/seal.hpp"

#include "io/secrets/puzzle.hpp"

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

std::string hash_of_proof(std::string_view proof) {
  return seal(engine::records::sealed_part(proof));
}

std::vector<engine::records::Seal> seals_of(const engine::records::Record& record) {
  std::vector<engine::records::Seal> seals;
  for (const engine::records::SealedText& sealed : record.face().sealed())
    seals.push_back({sealed.salt, sealed.text, hash_of_proof(sealed.text)});
  return seals;
}

play::event::Secret draw_and_seal(const play::SecretRules& rules, const RandomSource& chance) {
  play::DrawnSecret drawn = rules.draw(chance);
  std::string hash = seal(drawn.text);
  return {std::move(drawn.secret), {drawn.salt, std::move(drawn.text), std::move(hash)}};
}

play::event::Secret seal_share(const play::SecretRules& rules, const RandomSource& chance) {
  const auto share = engine::records::draw_salt(chance);
  std::string text = rules.seal(share);
  std::string hash = seal(text);
  return {{}, {share, std::move(text), std::move(hash)}};
}

play::event::Secret mix_secret(
    const play::SecretRules& rules, const engine::records::Salt& share, std::string typed
) {
  const auto numbers_of = [](std::string name) {
    return chance_of(std::move(name));
  };
  play::DrawnSecret mixed = rules.mix(share, typed, numbers_of);
  std::string hash = hash_of_proof(mixed.text);
  return {
      std::move(mixed.secret), {share, std::move(mixed.text), std::move(hash)}, std::move(typed)};
}

}  // namespace codemaker::io
