#include "play/choices/fields.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <system_error>

namespace codemaker::play {
namespace {

/// Takes the first field from a text.
std::string_view take_field(std::string_view& text) {
  const std::string_view field = text.substr(0, text.find(' '));
  text.remove_prefix(field.size() == text.size() ? text.size() : field.size() + 1);
  return field;
}

std::string_view name_of(std::string_view field) {
  return field.substr(0, field.find('='));
}

/// What stands behind the first "name="; empty where that name is not in the text.
std::string_view value_in(std::string_view text, std::string_view name) {
  while (!text.empty()) {
    const std::string_view field = take_field(text);
    const std::size_t sign = field.find('=');
    if (sign != std::string_view::npos && field.substr(0, sign) == name)
      return field.substr(sign + 1);
  }
  return {};
}

bool is_of_words(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
}

}  // namespace

int field_in(std::string_view text, std::string_view name, int fallback, int least, int most) {
  const std::string_view digits = value_in(text, name);
  int value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  const bool is_number = error == std::errc{} && end == digits.data() + digits.size();
  return is_number && value >= least && value <= most ? value : fallback;
}

std::string word_field_in(std::string_view text, std::string_view name) {
  const std::string_view word = value_in(text, name);
  return std::ranges::all_of(word, is_of_words) ? std::string{word} : "";
}

std::string fields_beyond(std::string_view earlier, std::string_view text) {
  std::string beyond;
  while (!text.empty()) {
    const std::string_view field = take_field(text);
    const std::string_view name = name_of(field);
    if (value_in(earlier, name) == value_in(field, name)) continue;
    if (!beyond.empty()) beyond += ' ';
    beyond += field;
  }
  return beyond;
}

void FieldWriter::write(std::string_view name, std::string_view value) {
  if (!text_.empty()) text_ += ' ';
  text_ += name;
  text_ += '=';
  text_ += value;
}

}  // namespace codemaker::play
