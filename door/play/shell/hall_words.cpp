#include "play/shell/hall_words.hpp"

#include "ansi/text.hpp"

#include <array>
#include <charconv>
#include <chrono>
#include <fmt/format.h>
#include <system_error>

namespace codemaker::play::shell {

ansi::Ink metal_of_rank(std::size_t rank) {
  using ansi::Ink;
  static constexpr std::array<Ink, 3> medals{Ink::gold_light, Ink::silver_light, Ink::bronze};
  return rank <= medals.size() ? medals.at(rank - 1) : Ink::silver;
}

std::string date_text(std::int64_t when) {
  const std::chrono::sys_seconds time{std::chrono::seconds{when}};
  const std::chrono::year_month_day date{std::chrono::floor<std::chrono::days>(time)};
  return fmt::format(
      "{:04}-{:02}-{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
      static_cast<unsigned>(date.day())
  );
}

std::string shown_name(const scores::Entry& row) {
  const std::string name = ansi::clean(row.name, scores::max_name_characters);
  return name.empty() ? "?" : name;
}

std::optional<std::size_t> number_in(std::string_view words) {
  std::size_t number = 0;
  const auto [end, fault] = std::from_chars(words.data(), words.data() + words.size(), number);
  const bool is_whole = fault == std::errc{} && end == words.data() + words.size();
  return is_whole ? std::optional{number} : std::nullopt;
}

std::string padded(std::string_view text, std::size_t cells) {
  const std::size_t length = ansi::length(text);
  return std::string{text} + std::string(length < cells ? cells - length : 0, ' ');
}

}  // namespace codemaker::play::shell
