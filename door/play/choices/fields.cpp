#include "play/choices/fields.hpp"

#include <charconv>
#include <cstddef>
#include <system_error>

namespace codemaker::play {

int field_in(std::string_view text, std::string_view name, int fallback, int least, int most) {
  while (!text.empty()) {
    const std::string_view field = text.substr(0, text.find(' '));
    text.remove_prefix(field.size() == text.size() ? text.size() : field.size() + 1);
    const std::size_t sign = field.find('=');
    if (sign == std::string_view::npos || field.substr(0, sign) != name) continue;
    const std::string_view digits = field.substr(sign + 1);
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool is_number = error == std::errc{} && end == digits.data() + digits.size();
    return is_number && value >= least && value <= most ? value : fallback;
  }
  return fallback;
}

void FieldWriter::write(std::string_view name, int value) {
  if (!text_.empty()) text_ += ' ';
  text_ += name;
  text_ += '=';
  text_ += std::to_string(value);
}

}  // namespace codemaker::play
