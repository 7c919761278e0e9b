/// Seals for tests that have no cryptography.
#pragma once

#include "engine/breaking/record.hpp"
#include "engine/records/record.hpp"
#include "engine/records/seal.hpp"

#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::tests {

/// As long as SHA-256, and another one for another text, but nothing to trust: 64-bit FNV-1a, four
/// times.
inline std::string hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char letter : text)
    hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
  return fmt::format("{0:016x}{0:016x}{0:016x}{0:016x}", hash);
}

inline engine::records::Seal seal_of(
    const engine::records::Salt& salt, const engine::breaking::Rules& rules,
    const engine::breaking::Code& secret
) {
  const std::string text = engine::breaking::records::sealed_text(salt, rules, secret);
  return {salt, text, hash_of(text)};
}

/// Of all codes in a record that were drawn.
inline std::vector<engine::records::Seal> seals_of(const engine::records::Record& record) {
  std::vector<engine::records::Seal> seals;
  const auto* game = record.as<engine::breaking::records::BreakingRecord>();
  if (game == nullptr) return seals;
  const auto texts = engine::breaking::records::sealed_texts(*game);
  for (const auto& move : game->moves) {
    const auto* hidden = std::get_if<engine::breaking::records::Hidden>(&move);
    if (hidden == nullptr || !hidden->salt) continue;
    const std::string& text = texts.at(seals.size());
    seals.push_back({*hidden->salt, text, hash_of(text)});
  }
  return seals;
}

}  // namespace codemaker::tests
