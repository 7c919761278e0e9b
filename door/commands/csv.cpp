#include "commands/csv.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace codemaker::commands {
namespace {

constexpr std::string_view begin_of_formula = "=+-@";

/// True for a formula, and for what would be taken for one that got its apostrophe.
bool looks_like_formula(std::string_view text) {
  if (text.starts_with('\'')) return looks_like_formula(text.substr(1));
  return !text.empty() && begin_of_formula.find(text.front()) != std::string_view::npos;
}

/// Takes a field with quotation marks off the text, which begins with the first of them.
std::string take_quoted(std::string_view& text) {
  std::string field;
  text.remove_prefix(1);
  while (!text.empty()) {
    const bool is_quote = text.front() == '"';
    if (is_quote) text.remove_prefix(1);
    if (is_quote && !text.starts_with('"')) break;
    if (text.empty()) break;
    field += text.front();
    text.remove_prefix(1);
  }
  const bool is_guarded = field.starts_with('\'') && looks_like_formula(field.substr(1));
  return is_guarded ? field.substr(1) : field;
}

std::string take_field(std::string_view& text) {
  if (text.starts_with('"')) return take_quoted(text);
  const std::size_t end = std::min(text.find_first_of(",\r\n"), text.size());
  std::string field{text.substr(0, end)};
  text.remove_prefix(end);
  return field;
}

}  // namespace

std::string csv_text(std::string_view text) {
  std::string quoted = "\"";
  if (looks_like_formula(text)) quoted += '\'';
  for (const char letter : text) {
    if (letter == '"') quoted += '"';
    quoted += letter;
  }
  return quoted + '"';
}

std::vector<std::vector<std::string>> read_csv(std::string_view text) {
  std::vector<std::vector<std::string>> rows;
  while (!text.empty()) {
    std::vector<std::string> row;
    row.push_back(take_field(text));
    while (text.starts_with(',')) {
      text.remove_prefix(1);
      row.push_back(take_field(text));
    }
    const std::size_t end = std::min(text.find('\n'), text.size());
    text.remove_prefix(std::min(end + 1, text.size()));
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace codemaker::commands
