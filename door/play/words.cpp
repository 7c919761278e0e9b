#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play {

std::string count(std::int64_t number, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

std::string time_text(std::optional<std::chrono::seconds> time_left) {
  if (!time_left) return "no limit";
  return fmt::format("{} min", std::chrono::floor<std::chrono::minutes>(*time_left).count());
}

std::string_view name(Presentation presentation) {
  switch (presentation) {
  case Presentation::full:
    return "full screens";
  case Presentation::lean:
    return "small screens";
  case Presentation::line:
    return "plain lines";
  }
  return {};
}

std::string spaced(const engine::Code& code) {
  std::string text;
  for (const char digit : engine::text(code)) {
    if (!text.empty()) text += ' ';
    text += digit;
  }
  return text;
}

std::string marks_text(const engine::Marks& marks) {
  if (marks == engine::Marks{}) return "nothing";
  if (marks.white == 0) return fmt::format("{} exact", marks.black);
  if (marks.black == 0) return fmt::format("{} color", marks.white);
  return fmt::format("{} exact, {} color", marks.black, marks.white);
}

std::string marks_symbols(const engine::Marks& marks) {
  if (marks == engine::Marks{}) return "-";
  return std::string(static_cast<std::size_t>(marks.black), '*') +
         std::string(static_cast<std::size_t>(marks.white), 'o');
}

char32_t letter_of(const ansi::Key& key) {
  if (key.code != ansi::KeyCode::character) return 0;
  const bool is_capital = key.value >= U'A' && key.value <= U'Z';
  return is_capital ? key.value - U'A' + U'a' : key.value;
}

}  // namespace codemaker::play
