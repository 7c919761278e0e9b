/// Numbers as records write them: one way each, so that a record is one text only.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::engine::records {

/// A whole number, 0 … 10^18 - 1, without zeros before it; nullopt for any other text.
[[nodiscard]] inline std::optional<std::int64_t> parse_number(std::string_view text) {
  constexpr std::size_t most_digits = 18;
  if (text.empty() || text.size() > most_digits) return std::nullopt;
  if (text.front() == '0' && text.size() > 1) return std::nullopt;
  std::int64_t number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = 10 * number + (digit - '0');
  }
  return number;
}

/// Lower-case hexadecimal digits, 16 at most; nullopt for any other text.
[[nodiscard]] inline std::optional<std::uint64_t> parse_hex(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  if (text.empty() || text.size() > digits.size()) return std::nullopt;
  std::uint64_t number = 0;
  for (const char letter : text) {
    const auto digit = digits.find(letter);
    if (digit == std::string_view::npos) return std::nullopt;
    number = number << 4U | digit;
  }
  return number;
}

/// The last `size` hexadecimal digits of a number.
inline void append_hex(std::string& text, std::uint64_t number, unsigned size) {
  for (unsigned left = size; left > 0; --left)
    text += "0123456789abcdef"[number >> (4 * (left - 1)) & 0xFU];
}

}  // namespace codemaker::engine::records
