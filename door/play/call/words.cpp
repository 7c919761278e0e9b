#include "play/call/words.hpp"

#include "ansi/text.hpp"
#include "scores/entry.hpp"

#include <fmt/format.h>

namespace codemaker::play {
namespace {

/// New game, settings, random row, show scoring: the same letter everywhere.
char32_t letter_of_function(char32_t number) {
  switch (number) {
  case 2:
    return U'n';
  case 3:
    return U'o';
  case 4:
    return U'x';
  case 5:
    return U's';
  default:
    return 0;
  }
}

}  // namespace

std::string count(std::int64_t number, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

std::int64_t minutes_of(std::chrono::seconds time) {
  return std::chrono::ceil<std::chrono::minutes>(time).count();
}

std::string time_text(std::optional<std::chrono::seconds> time_left) {
  if (!time_left) return "no limit";
  return fmt::format("{} min", minutes_of(*time_left));
}

std::string table_name(std::string_view typed) {
  constexpr std::size_t max_read = 64;
  return scores::table_name(ansi::clean(ansi::without_color_codes(typed), max_read));
}

std::string_view name(ansi::Charset letters) {
  switch (letters) {
  case ansi::Charset::cp437:
    return "CP437";
  case ansi::Charset::utf8:
    return "UTF-8";
  case ansi::Charset::ascii:
    return "7-bit ASCII";
  }
  return {};
}

std::string_view name(Presentation presentation) {
  switch (presentation) {
  case Presentation::full:
    return "full screens";
  case Presentation::small:
    return "small screens";
  case Presentation::lines:
    return "plain lines";
  }
  return {};
}

char32_t letter_of(const ansi::Key& key) {
  if (key.code == ansi::KeyCode::function) return letter_of_function(key.value);
  const bool is_quit = key == ansi::Key{ansi::KeyCode::control, U'Q', {}};
  if (is_quit) return U'q';
  if (key.code != ansi::KeyCode::character) return 0;
  const bool is_capital = key.value >= U'A' && key.value <= U'Z';
  return is_capital ? key.value - U'A' + U'a' : key.value;
}

char32_t typed_letter_of(const ansi::Key& key) {
  return key.code == ansi::KeyCode::function ? 0 : letter_of(key);
}

bool is_letter(const ansi::Key& key, std::string_view letter) {
  const char32_t pressed = letter_of(key);
  const auto own = static_cast<unsigned char>(letter.front());
  return pressed != 0 && pressed == letter_of(ansi::character(own));
}

}  // namespace codemaker::play
