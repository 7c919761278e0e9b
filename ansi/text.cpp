#include "ansi/text.hpp"

#include "ansi/glyph.hpp"

#include <array>

namespace codemaker::ansi {
namespace {

struct Sequence {
  int following;      ///< continuation bytes
  char32_t bits;      ///< payload of the first byte
  char32_t smallest;  ///< below it the form is overlong
};

constexpr Sequence ill_formed{0, replacement, 0};

Sequence classify(unsigned char first) {
  if (first < 0x80) return {0, first, 0};
  if (first >= 0xC2 && first < 0xE0) return {1, first & 0x1FU, 0x80};
  if (first >= 0xE0 && first < 0xF0) return {2, first & 0x0FU, 0x800};
  if (first >= 0xF0 && first < 0xF5) return {3, first & 0x07U, 0x10000};
  return ill_formed;
}

bool is_scalar(char32_t character) {
  return character <= 0x10FFFF && (character < 0xD800 || character > 0xDFFF);
}

}  // namespace

char32_t take_character(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  text.remove_prefix(1);
  const Sequence sequence = classify(first);
  char32_t character = sequence.bits;
  std::string_view rest = text;
  for (int i = 0; i < sequence.following; ++i) {
    if (rest.empty() || (static_cast<unsigned char>(rest.front()) & 0xC0U) != 0x80) {
      return replacement;
    }
    character = (character << 6U) | (static_cast<unsigned char>(rest.front()) & 0x3FU);
    rest.remove_prefix(1);
  }
  if (character < sequence.smallest || !is_scalar(character)) return replacement;
  text = rest;
  return character;
}

std::u32string decode(std::string_view text) {
  std::u32string characters;
  while (!text.empty())
    characters += take_character(text);
  return characters;
}

void append_utf8(std::string& text, char32_t character) {
  const auto append = [&](char32_t byte) {
    text += static_cast<char>(static_cast<unsigned char>(byte));
  };
  const auto append_following = [&](unsigned shift) {
    append(0x80U | ((character >> shift) & 0x3FU));
  };
  if (character < 0x80) {
    append(character);
  } else if (character < 0x800) {
    append(0xC0U | (character >> 6U));
    append_following(0);
  } else if (character < 0x10000) {
    append(0xE0U | (character >> 12U));
    append_following(6);
    append_following(0);
  } else {
    append(0xF0U | (character >> 18U));
    append_following(12);
    append_following(6);
    append_following(0);
  }
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const bool spelled_out = text.starts_with("\xEF\xBF\xBD");
    if (take_character(text) == replacement && !spelled_out) return false;
  }
  return true;
}

std::string from_cp437(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes) {
    const auto value = static_cast<unsigned char>(byte);
    append_utf8(text, value < 0x80 ? value : glyph_of_cp437(value));
  }
  return text;
}

bool is_control(char32_t character) {
  if (character < 0x20 || (character >= 0x7F && character < 0xA0)) return true;
  return character == 0xAD || character == 0x61C || (character >= 0x200B && character <= 0x200F) ||
         (character >= 0x2028 && character <= 0x202E) ||
         (character >= 0x2060 && character <= 0x206F) || character == 0xFEFF ||
         (character >= 0xFFF9 && character <= 0xFFFB) ||
         (character >= 0xE0000 && character <= 0xE0FFF);
}

std::string clean(std::string_view text, std::size_t most) {
  std::u32string kept;
  for (std::string_view rest = text; !rest.empty();) {
    const char32_t character = take_character(rest);
    const bool is_blank = character == U' ' || character == U'\t' || character == 0xA0;
    if (is_blank) {
      if (!kept.empty()) kept += U' ';
    } else if (!is_control(character)) {
      kept += character == replacement ? U'?' : character;
    }
  }
  if (kept.size() > most) kept.resize(most);
  while (kept.ends_with(U' '))
    kept.pop_back();
  std::string result;
  for (const char32_t character : kept)
    append_utf8(result, character);
  return result;
}

std::string_view trim(std::string_view text) {
  constexpr std::string_view blanks = " \t";
  const auto first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::size_t length(std::string_view text) {
  std::size_t characters = 0;
  for (; !text.empty(); ++characters)
    static_cast<void>(take_character(text));
  return characters;
}

std::string without_color_codes(std::string_view text) {
  const auto is_digit = [&](std::size_t at) {
    return at < text.size() && text[at] >= '0' && text[at] <= '9';
  };
  std::string kept;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_code = text[i] == '|' && is_digit(i + 1) && is_digit(i + 2);
    if (is_code) {
      i += 2;
    } else {
      kept += text[i];
    }
  }
  return kept;
}

std::optional<int> leading_number(std::string_view text) {
  constexpr int max_number = 2147483647;
  text = trim(text);
  const bool is_negative = text.starts_with('-');
  if (is_negative || text.starts_with('+')) text.remove_prefix(1);
  std::optional<std::int64_t> number;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') break;
    number = std::min<std::int64_t>(number.value_or(0) * 10 + (digit - '0'), max_number);
  }
  if (!number) return std::nullopt;
  return static_cast<int>(is_negative ? -*number : *number);
}

std::optional<int> within(std::optional<int> number, int least, int most) {
  return number && *number >= least && *number <= most ? number : std::nullopt;
}

std::string upper_case(std::string_view text) {
  std::string upper{text};
  for (char& letter : upper) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  return upper;
}

std::string capitalized(std::string_view text) {
  return upper_case(text.substr(0, 1)) +
         std::string{text.substr(std::min<std::size_t>(1, text.size()))};
}

bool equals_ignoring_case(std::string_view one, std::string_view other) {
  return upper_case(one) == upper_case(other);
}

}  // namespace codemaker::ansi
