#include "ansi/look_alikes.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <cstdint>

namespace codemaker::ansi {
namespace {

/// A character and what it looks like: a part of `looks`.
struct Row {
  char32_t character;
  std::uint16_t at;
  std::uint8_t size;
};

#include "ansi/look_alikes.inc"

void append_look(std::u32string& text, char32_t character) {
  const auto* row = std::ranges::lower_bound(rows, character, {}, &Row::character);
  if (row == std::end(rows) || row->character != character) {
    text += character;
  } else {
    text.append(&looks[row->at], row->size);
  }
}

/// A syllable of Hangul is the two or three letters that it is made of.
void append_syllable(std::u32string& text, char32_t syllable) {
  constexpr char32_t vowels = 21;
  constexpr char32_t ends = 28;
  const char32_t end = syllable % ends;
  append_look(text, 0x1100 + syllable / (vowels * ends));
  append_look(text, 0x1161 + syllable / ends % vowels);
  if (end != 0) append_look(text, 0x11A7 + end);
}

}  // namespace

std::string look_of_name(std::string_view name) {
  constexpr char32_t first_syllable = 0xAC00;
  constexpr char32_t past_syllables = 0xD7A4;
  std::u32string whole;
  for (const char32_t character : decode(name)) {
    const bool is_syllable = character >= first_syllable && character < past_syllables;
    is_syllable ? append_syllable(whole, character - first_syllable)
                : append_look(whole, character == U'\t' ? U' ' : character);
  }
  std::string look;
  for (const char32_t character : whole) {
    const bool is_blank_again = character == U' ' && (look.empty() || look.back() == ' ');
    if (!is_blank_again) append_utf8(look, character);
  }
  // A dot at the end is hardly seen.
  while (look.ends_with(' ') || look.ends_with('.'))
    look.pop_back();
  return look;
}

bool looks_like(std::string_view one, std::string_view other) {
  return look_of_name(one) == look_of_name(other);
}

}  // namespace codemaker::ansi
