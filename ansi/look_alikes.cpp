#include "ansi/look_alikes.hpp"

#include "ansi/glyph.hpp"
#include "ansi/text.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>

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

bool is_small_letter(char32_t character) {
  return character >= U'a' && character <= U'z';
}

bool is_letter_of_ascii(char32_t character) {
  return is_small_letter(character) || (character >= U'A' && character <= U'Z');
}

/// Letters of other scripts, and figures, that are a bare stroke.
constexpr std::u32string_view strokes = U"\u0399\u0406\u04C0\u04CF\u2160\uFF29";

/// A capital I behind a small letter is hardly one, nor is a small l where a word begins.
std::u32string with_strokes_swapped(std::u32string_view name) {
  std::u32string swapped{name};
  for (std::size_t i = 0; i < name.size(); ++i) {
    const char32_t before = i == 0 ? U' ' : swapped[i - 1];
    const bool is_l = strokes.find(name[i]) != std::u32string_view::npos ||
                      (name[i] == U'I' && is_small_letter(before));
    const bool is_i = name[i] == U'l' && before == U' ';
    if (is_l) swapped[i] = U'l';
    if (is_i) swapped[i] = U'i';
  }
  return swapped;
}

std::string bytes_of(std::u32string_view text) {
  std::string bytes;
  for (const char32_t character : text)
    append_utf8(bytes, character);
  return bytes;
}

/// As a terminal with CP437 shows it, where letters of ASCII say that it is no name of another
/// script.
std::u32string as_shown(std::u32string name) {
  if (std::ranges::none_of(name, is_letter_of_ascii)) return name;
  for (char32_t& character : name) {
    if (character < 0x80) continue;
    const std::string look = look_of_name(bytes_of({&character, 1}));
    if (encode(look, Charset::cp437).find('?') != std::string::npos) character = U'?';
  }
  return name;
}

/// Without what stands between words.
std::string joined(std::string_view look) {
  std::string text;
  std::ranges::copy_if(look, std::back_inserter(text), [](char each) {
    return std::string_view{" .-_'"}.find(each) == std::string_view::npos;
  });
  return text.empty() ? std::string{look} : text;
}

}  // namespace

/// Most names are read in one way: the others cost them nothing, for all names that have a password
/// are read whenever somebody gives theirs.
NameReadings readings_of_name(std::string_view name) {
  const std::u32string text = decode(name);
  const std::u32string shown = as_shown(text);
  const std::u32string strokes = with_strokes_swapped(shown);
  NameReadings readings{.look = joined(look_of_name(name)), .shown = {}, .strokes = {}};
  readings.shown = shown == text ? readings.look : joined(look_of_name(bytes_of(shown)));
  readings.strokes = strokes == shown ? readings.shown : joined(look_of_name(bytes_of(strokes)));
  return readings;
}

bool NameReadings::meets(const NameReadings& other) const {
  return look == other.look || shown == other.shown || shown == other.strokes ||
         strokes == other.shown;
}

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
