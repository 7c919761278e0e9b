/// What a game seals before it begins, so that it can be shown afterwards that it was fixed. What
/// the text is that is sealed, each game says.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::engine::records {

/// 128 bits that nobody can guess, drawn anew for each code.
using Salt = std::array<std::uint8_t, 16>;

/// Gives 64 random bits, or the numbers of a puzzle's name, at each call.
using RandomSource = std::function<std::uint64_t()>;

/// Uniform in 0 … bound - 1.
[[nodiscard]] std::uint64_t random_below(std::uint64_t bound, const RandomSource& chance);

/// What makes a seal hard to guess: 128 random bits.
[[nodiscard]] Salt draw_salt(const RandomSource& chance);

/// 32 lower-case hexadecimal digits.
[[nodiscard]] std::string text(const Salt& salt);
/// The salt written by `text`; nullopt for any other text.
[[nodiscard]] std::optional<Salt> parse_salt(std::string_view text);

/// A code that was sealed. Its caller sees the hash before the first guess, and the rest when the
/// code is broken or missed, not earlier.
struct Seal {
  Salt salt{};
  std::string text;  ///< the proof: what was sealed, and behind it what came of it
  std::string hash;  ///< SHA-256 of its `sealed_part`, 64 hexadecimal digits
};

/// What of a proof was there before the first guess: "cm2:SHARE:RULES" of "cm2:SHARE:RULES:TYPED:
/// CODE", and all of a proof of another version.
[[nodiscard]] std::string_view sealed_part(std::string_view proof);

/// The letters of a seal without the blanks between them: 160 bits, five a letter.
inline constexpr std::size_t seal_size = 32;

/// A seal as it is shown: the first 160 bits of a hash in eight groups of four, of digits and upper
/// case letters without I, L, O and U. The hash is written in hexadecimal digits.
[[nodiscard]] std::string seal_letters(std::string_view hash);

/// A seal as it was shown, by whoever wrote it down: in any case, with I and L for 1 and O for 0,
/// blanks and dashes anywhere. As `seal_letters`; nullopt if it has more letters or fewer.
[[nodiscard]] std::optional<std::string> parse_seal(std::string_view written);

}  // namespace codemaker::engine::records
