/// Seals for tests that have no cryptography.
#pragma once

#include "engine/records/seal.hpp"

#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <string_view>

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
  const std::string text = engine::records::sealed_text(salt, rules, secret);
  return {salt, text, hash_of(text)};
}

}  // namespace codemaker::tests
