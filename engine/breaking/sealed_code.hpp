/// What is sealed before a code is guessed at.
#pragma once

#include "engine/breaking/code.hpp"
#include "engine/records/seal.hpp"

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

/// The text whose SHA-256 is the seal: "cm1:SALT:4x6:2415". Printable, without blanks, so that
/// `printf %s TEXT | sha256sum` is the check.
[[nodiscard]] std::string sealed_text(const Salt& salt, const Rules& rules, const Code& secret);

/// What `sealed_text` was made of.
struct SealedCode {
  Salt salt{};
  Rules rules;
  Code code;
};

/// What stands in a text that `sealed_text` writes; nullopt for any other text.
[[nodiscard]] std::optional<SealedCode> parse_sealed(std::string_view text);

}  // namespace codemaker::engine::breaking::records
