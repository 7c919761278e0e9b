/// What is sealed before a code is guessed at.
#pragma once

#include "engine/breaking/code.hpp"
#include "engine/records/seal.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::engine::breaking::records {

using namespace engine::records;
using engine::records::text;

/// The rules of a code as records write them: "4x6" is 4 holes and 6 colors; behind it b: guesses
/// may leave holes empty, n: no repeats in the code, s: the splats rule.
[[nodiscard]] std::string text(const Rules& rules);
/// The rules written by `text`, if they can be played; nullopt for any other text.
[[nodiscard]] std::optional<Rules> parse_rules(std::string_view text);

/// The proof of a code that was sealed whole: "cm1:SALT:4x6:2415". All of it was hashed. Printable,
/// without blanks, so that `printf %s TEXT | sha256sum` is the check.
[[nodiscard]] std::string sealed_text(const Salt& salt, const Rules& rules, const Code& secret);

/// The most signs of a caller's share.
inline constexpr std::size_t max_typed = 16;

/// True for a caller's share: 1 … `max_typed` letters, digits and points.
[[nodiscard]] bool is_typed(std::string_view text);

/// The computer's share of a code: "cm2:SHARE:4x6". That is hashed; the code is not made yet.
[[nodiscard]] std::string share_text(const Salt& share, const Rules& rules);

/// The name whose numbers give the code that comes of both shares: "cm2:SHARE:4x6:1122.".
[[nodiscard]] std::string mixed_name(const Salt& share, const Rules& rules, std::string_view typed);

/// What a proof was made of.
struct SealedCode {
  Salt salt{};  ///< or the computer's share
  Rules rules;
  Code code;
  std::string typed;  ///< the caller's share; empty: the code was sealed whole

  friend bool operator==(const SealedCode&, const SealedCode&) = default;
};

/// "cm1:SALT:4x6:2415", or of two shares "cm2:SHARE:4x6:1122.:2415".
[[nodiscard]] std::string proof_text(const SealedCode& sealed);

/// What stands in a text that `proof_text` writes; nullopt for any other text.
[[nodiscard]] std::optional<SealedCode> parse_proof(std::string_view text);

}  // namespace codemaker::engine::breaking::records
