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
  std::string text;  ///< what was sealed
  std::string hash;  ///< its SHA-256, 64 hexadecimal digits
};

}  // namespace codemaker::engine::records
