// What a caller's side tells about itself: its window, its speed, what it can show.
#include "wire/telnet.hpp"

#include "ansi/text.hpp"

#include <algorithm>

namespace codemaker::wire {
namespace {

int mtts_bits(const TelnetFacts& facts) {
  constexpr std::string_view prefix = "MTTS ";
  for (const std::string& type : facts.terminal_types) {
    if (!type.starts_with(prefix)) continue;
    return ansi::leading_number(std::string_view{type}.substr(prefix.size())).value_or(0);
  }
  return 0;
}

}  // namespace

bool names_utf8(std::string_view locale) {
  const std::string upper = ansi::upper_case(locale);
  return upper.find("UTF-8") != std::string::npos || upper.find("UTF8") != std::string::npos;
}

std::optional<bool> utf8_hint(const TelnetFacts& facts) {
  constexpr int mtts_utf8 = 4;
  if ((mtts_bits(facts) & mtts_utf8) != 0) return true;
  for (const auto& [name, value] : facts.environment) {
    if ((name == "LANG" || name.starts_with("LC_")) && names_utf8(value)) return true;
  }
  return std::nullopt;
}

bool uses_screen_reader(const TelnetFacts& facts) {
  constexpr int mtts_screen_reader = 64;
  return (mtts_bits(facts) & mtts_screen_reader) != 0;
}

ansi::Depth depth_named(std::string_view term, std::string_view colorterm) {
  const std::string type = ansi::upper_case(term);
  const std::string colors = ansi::upper_case(colorterm);
  const bool is_direct = colors == "TRUECOLOR" || colors == "24BIT" || type.ends_with("-DIRECT");
  if (is_direct) return ansi::Depth::direct;
  const bool is_indexed = type.find("256COLOR") != std::string::npos;
  return is_indexed ? ansi::Depth::indexed : ansi::Depth::sixteen;
}

ansi::Depth depth_hint(const TelnetFacts& facts) {
  constexpr int mtts_256_colors = 8;
  constexpr int mtts_truecolor = 256;
  const int bits = mtts_bits(facts);
  auto depth = ansi::Depth::sixteen;
  if ((bits & mtts_256_colors) != 0) depth = ansi::Depth::indexed;
  if ((bits & mtts_truecolor) != 0) depth = ansi::Depth::direct;
  const auto said = facts.environment.find("COLORTERM");
  if (said != facts.environment.end()) depth = std::max(depth, depth_named("", said->second));
  for (const std::string& type : facts.terminal_types)
    depth = std::max(depth, depth_named(type, ""));
  return depth;
}

void Telnet::report_window() {
  constexpr int min_columns = 20;
  constexpr int min_rows = 8;
  constexpr int most = 999;
  if (sub_.size() != 4) return;
  const auto word = [&](std::size_t at) {
    return static_cast<unsigned char>(sub_[at]) * 256 + static_cast<unsigned char>(sub_[at + 1]);
  };
  Window window = facts_.window.value_or(Window{});
  if (const int columns = word(0); columns >= min_columns && columns <= most) {
    window.columns = columns;
  }
  if (const int rows = word(2); rows >= min_rows && rows <= most) window.rows = rows;
  if (window == Window{}) return;
  facts_.window = window;
  facts_.is_window_new = true;
}

void Telnet::report_speed() {
  constexpr char is = 0;
  constexpr std::size_t max_digits = 7;
  if (!sub_.starts_with(is)) return;
  const std::string_view text = std::string_view{sub_}.substr(1);
  const std::string_view digits = text.substr(0, text.find_first_not_of("0123456789"));
  if (digits.empty() || digits.size() > max_digits) return;
  if (const auto speed = ansi::leading_number(digits); speed > 0) facts_.speed = speed;
}

}  // namespace codemaker::wire
