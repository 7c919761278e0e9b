#include "config/syntax.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <toml++/toml.h>
#include <utility>

namespace codemaker::config {
namespace {

constexpr std::string_view blanks = " \t\r";

std::string_view trimmed(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  return text.substr(0, text.find_last_not_of(blanks) + 1);
}

/// How a line ends when its texts are followed from quote to quote.
struct Quotes {
  char open = 0;            ///< the quote of a text that does not end; 0: all end
  std::string_view before;  ///< the comment behind it
};

Quotes quotes_of(std::string_view line) {
  char open = 0;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const char letter = line[at];
    if (open == 0 && letter == '#') return {0, line.substr(0, at)};
    if (open == '"' && letter == '\\') {
      ++at;
    } else if (open != 0 && letter == open) {
      open = 0;
    } else if (open == 0 && (letter == '"' || letter == '\'')) {
      open = letter;
    }
  }
  return {open, line};
}

/// A word that is neither a text in quotes nor a number nor a date nor a list, of a line that
/// cannot be read.
bool is_bare_text(std::string_view value) {
  constexpr std::string_view quotes_and_lists = "\"'[{";
  constexpr std::string_view of_numbers = "0123456789+-_.";
  const bool begins_as_text = !value.empty() && quotes_and_lists.find(value.front()) == value.npos;
  return begins_as_text && value != "true" && value != "false" && value != "inf" &&
         value != "nan" && value.find_first_not_of(of_numbers) != value.npos;
}

/// Behind the quote that ends a text.
bool has_more_behind_text(std::string_view value) {
  const char quote = value.empty() ? '\0' : value.front();
  const auto end = quote == '"' || quote == '\'' ? value.find(quote, 1) : value.npos;
  return end != value.npos && end + 1 < value.size() && value[end - 1] != '\\';
}

/// The line of a text, counted from 1; empty if there is none.
std::string_view line_of(std::string_view text, int number) {
  for (int at = 1; at < number; ++at)
    text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
  return trimmed(text.substr(0, text.find('\n')));
}

bool is_open_list(std::string_view line) {
  return std::ranges::count(line, '[') > std::ranges::count(line, ']');
}

/// Of a value; the first mistake that is found.
std::string_view mistake_in(std::string_view value) {
  if (value.empty()) return "the value is missing";
  if (is_bare_text(value)) return "a text stands in quotes, as in name = \"text\"";
  if (has_more_behind_text(value)) return "something stands behind the text, beyond its quotes";
  if (value.starts_with('[') && is_open_list(value))
    return "a bracket is missing at the end of this list";
  return {};
}

/// Of a section that stands twice: TOML lets each begin once.
std::string second_section(std::string_view text, std::string_view header) {
  const auto end = header.find(']');
  if (!header.starts_with('[') || header.starts_with("[[") || end == header.npos) return {};
  const std::string_view name = header.substr(0, end + 1);
  for (int line = 1; !text.empty(); ++line) {
    const std::string_view here = trimmed(text.substr(0, text.find('\n')));
    if (here.data() == header.data()) return {};
    if (here.starts_with(name)) {
      return std::string{name} + " begins in line " + std::to_string(line) +
             " already; put these lines there";
    }
    text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
  }
  return {};
}

}  // namespace

std::string usual_mistake(std::string_view line) {
  if (line.find("\"\"\"") != line.npos || line.find("'''") != line.npos) return {};
  const auto [open, before] = quotes_of(line);
  const std::string_view said = trimmed(before);
  if (said.empty()) return {};
  if (said.starts_with('[')) return said.ends_with(']') ? "" : "a bracket is missing at the end";
  const auto sign = said.find('=');
  if (sign == said.npos) return "a setting is written as: name = value";
  const std::string_view mistake = open != 0 ? "a quote is missing at the end of this text"
                                             : mistake_in(trimmed(said.substr(sign + 1)));
  if (mistake.empty()) return {};
  return std::string{trimmed(said.substr(0, sign))} + ": " + std::string{mistake};
}

Mistake mistake_at(std::string_view text, int line) {
  const std::string_view here = line_of(text, line);
  if (std::string again = second_section(text, here); !again.empty()) return {line, again};
  const std::string_view before = line > 1 ? line_of(text, line - 1) : "";
  // A list may go on in another line, but not with another setting.
  const bool is_before =
      quotes_of(before).open != 0 || (here.find('=') != here.npos && is_open_list(before));
  return is_before ? Mistake{line - 1, usual_mistake(before)} : Mistake{line, usual_mistake(here)};
}

std::string whole_lines(std::string_view text, std::span<const std::string_view> keys) {
  std::string whole;
  std::string table;
  while (!text.empty()) {
    const std::string_view line = trimmed(text.substr(0, text.find('\n')));
    text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    if (line.starts_with('[')) {
      table = std::string{line.substr(1, line.find(']') - 1)} + ".";
      continue;
    }
    const std::size_t end = std::min(line.find('='), line.size());
    const std::string key = table + std::string{trimmed(line.substr(0, end))};
    if (std::ranges::find(keys, key) == keys.end()) continue;
    const std::string setting = key + " " + std::string{line.substr(end)} + "\n";
    try {
      static_cast<void>(toml::parse(whole + setting));
      whole += setting;
    } catch (const toml::parse_error&) {
      continue;  // the broken one, or one of several lines
    }
  }
  return whole;
}

std::optional<std::string> data_in_broken(std::string_view text) {
  constexpr std::array<std::string_view, 1> data{"data"};
  return toml::parse(whole_lines(text, data))["data"].value<std::string>();
}

}  // namespace codemaker::config
