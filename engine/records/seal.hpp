/// What is sealed before a code is guessed at, so that it can be shown afterwards that it was
/// fixed.
#pragma once

#include "engine/breaking/code.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::engine::records {

/// 128 bits that nobody can guess, drawn anew for each code.
using Salt = std::array<std::uint8_t, 16>;

/// 32 lower-case hexadecimal digits.
[[nodiscard]] std::string text(const Salt& salt);
/// The salt written by `text`; nullopt for any other text.
[[nodiscard]] std::optional<Salt> parse_salt(std::string_view text);

/// The rules of a code as records write them: "4x6" is 4 holes and 6 colors; behind it b: guesses
/// may leave holes empty, n: no repeats in the code, s: the splats rule.
[[nodiscard]] std::string text(const breaking::Rules& rules);
/// The rules written by `text`, if they can be played; nullopt for any other text.
[[nodiscard]] std::optional<breaking::Rules> parse_rules(std::string_view text);

/// The text whose SHA-256 is the seal: "cm1:SALT:4x6:2415". Printable, without blanks, so that
/// `printf %s TEXT | sha256sum` is the check.
[[nodiscard]] std::string sealed_text(
    const Salt& salt, const breaking::Rules& rules, const breaking::Code& secret
);

/// What `sealed_text` was made of.
struct SealedCode {
  Salt salt{};
  breaking::Rules rules;
  breaking::Code code;
};

/// What stands in a text that `sealed_text` writes; nullopt for any other text.
[[nodiscard]] std::optional<SealedCode> parse_sealed(std::string_view text);

/// A code that was sealed. Its caller sees the hash before the first guess, and the rest when the
/// code is broken or missed, not earlier.
struct Seal {
  Salt salt{};
  std::string text;  ///< what was sealed: `sealed_text`
  std::string hash;  ///< its SHA-256, 64 hexadecimal digits
};

}  // namespace codemaker::engine::records
