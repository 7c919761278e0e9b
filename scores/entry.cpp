#include "scores/entry.hpp"

#include <algorithm>

namespace codemaker::scores {
namespace {

unsigned char byte_of(char letter) {
  return static_cast<unsigned char>(letter);
}

bool continues_character(char byte) {
  return (byte_of(byte) & 0xC0U) == 0x80;
}

bool is_blank(char byte) {
  return byte == ' ' || byte == '\t';
}

/// Two-byte capitals of Latin, Greek and Cyrillic in small letters; other pairs stay.
std::string small_pair(unsigned char lead, unsigned char trail) {
  const auto pair = [](unsigned first, unsigned second) {
    return std::string{static_cast<char>(first), static_cast<char>(second)};
  };
  const bool is_latin = lead == 0xC3 && trail >= 0x80 && trail <= 0x9E && trail != 0x97;
  if (is_latin) return pair(lead, trail + 0x20U);  // À … Þ
  if (lead == 0xCE && trail >= 0x91 && trail <= 0x9F) return pair(0xCE, trail + 0x20U);  // Α … Ο
  if (lead == 0xCE && trail >= 0xA0 && trail <= 0xA9) return pair(0xCF, trail - 0x20U);  // Π … Ω
  if (lead == 0xD0 && trail >= 0x90 && trail <= 0x9F) return pair(0xD0, trail + 0x20U);  // А … П
  if (lead == 0xD0 && trail >= 0xA0 && trail <= 0xAF) return pair(0xD1, trail - 0x20U);  // Р … Я
  if (lead == 0xD0 && trail >= 0x80 && trail <= 0x8F) return pair(0xD1, trail + 0x10U);  // Ѐ … Џ
  return pair(lead, trail);
}

}  // namespace

Entry within_limits(Entry entry) {
  entry.score = std::min(entry.score, max_score);
  entry.level = std::min(entry.level, max_level);
  return entry;
}

std::string without_controls(std::string_view text) {
  std::string kept;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const unsigned char byte = byte_of(text[i]);
    const bool is_c1 = byte == 0xC2 && i + 1 < text.size() && byte_of(text[i + 1]) >= 0x80 &&
                       byte_of(text[i + 1]) < 0xA0;
    if (is_c1) {
      ++i;
    } else if (is_blank(text[i])) {
      if (!kept.empty()) kept += ' ';
    } else if (byte >= 0x20 && byte != 0x7F) {
      kept += text[i];
    }
  }
  while (kept.ends_with(' '))
    kept.pop_back();
  return kept;
}

std::string table_name(std::string_view text) {
  std::string name = without_controls(text);
  std::size_t characters = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (continues_character(name[i])) continue;
    if (++characters > max_name_characters) {
      name.resize(i);
      break;
    }
  }
  name = cut_bytes(name, 4 * max_name_characters);
  while (name.ends_with(' '))
    name.pop_back();
  return name;
}

std::string_view cut_bytes(std::string_view text, std::size_t most) {
  if (text.size() <= most) return text;
  std::size_t size = most;
  while (size > 0 && continues_character(text[size]))
    --size;
  return text.substr(0, size);
}

std::string folded_handle(std::string_view text) {
  std::string folded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char byte = text[i];
    if (is_blank(byte)) {
      if (!folded.empty() && folded.back() != ' ') folded += ' ';
    } else if (byte >= 'A' && byte <= 'Z') {
      folded += static_cast<char>(byte - 'A' + 'a');
    } else if ((byte_of(byte) & 0xE0U) == 0xC0 && i + 1 < text.size()) {
      folded += small_pair(byte_of(byte), byte_of(text[++i]));
    } else {
      folded += byte;
    }
  }
  while (folded.ends_with(' '))
    folded.pop_back();
  return folded;
}

bool is_same_player(const Player& one, const Player& other) {
  if (one.board != other.board) return false;
  if (!one.key.empty() && !other.key.empty()) return one.key == other.key;
  return folded_handle(one.handle) == folded_handle(other.handle);
}

}  // namespace codemaker::scores
