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

std::vector<engine::records::Seal> seals_of(const engine::records::BreakingRecord& record) {
  std::vector<engine::records::Seal> seals;
  const auto texts = engine::records::sealed_texts(record);
  for (const auto& move : record.moves) {
    const auto* hidden = std::get_if<engine::records::Hidden>(&move);
    if (hidden == nullptr || !hidden->salt || seals.size() == texts.size()) continue;
    const std::string& text = texts[seals.size()];
    seals.push_back({*hidden->salt, text, seal(text)});
  }
  return seals;
}

play::event::Secret draw_sealed(const engine::breaking::Rules& rules, const RandomSource& chance) {
  const engine::breaking::Code code = draw_secret(rules, chance);
  const engine::records::Salt salt = draw_salt(chance);
  const std::string text = engine::records::sealed_text(salt, rules, code);
  return {code, {salt, text, seal(text)}};
}

}  // namespace codemaker::io
