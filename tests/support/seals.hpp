/// Seals for tests that have no cryptography.
#pragma once

#include "engine/records/record.hpp"
#include "engine/records/seal.hpp"

#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <string_view>
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

/// `text` is the proof, or what is sealed of it.
inline engine::records::Seal seal_of(const engine::records::Salt& salt, const std::string& text) {
  return {salt, text, hash_of(engine::records::sealed_part(text))};
}

/// Of all that was drawn and sealed in a record.
inline std::vector<engine::records::Seal> seals_of(const engine::records::Record& record) {
  std::vector<engine::records::Seal> seals;
  for (const engine::records::SealedText& sealed : record.face().sealed())
    seals.push_back(seal_of(sealed.salt, sealed.text));
  return seals;
}

}  // namespace codemaker::tests
