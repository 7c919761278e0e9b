#include "wire/telnet_environment.hpp"

#include <optional>

namespace codemaker::wire {
namespace {

constexpr std::size_t max_variables = 32;
constexpr std::size_t max_name = 32;
constexpr std::size_t max_value = 64;

constexpr char code_variable = 0;
constexpr char code_value = 1;
constexpr char code_escape = 2;
constexpr char code_user_variable = 3;

bool is_code(char byte) {
  return byte >= code_variable && byte <= code_user_variable;
}

/// Takes the text up to the next code; an escaped byte is text whatever it is.
std::string take_text(std::string_view& payload, std::size_t most) {
  std::string raw;
  while (!payload.empty()) {
    if (payload.front() == code_escape) {
      payload.remove_prefix(1);
      if (payload.empty()) break;
    } else if (is_code(payload.front())) {
      break;
    }
    raw += payload.front();
    payload.remove_prefix(1);
  }
  return printable_ascii(raw, most);
}

}  // namespace

void read_environment(std::string_view payload, std::map<std::string, std::string>& environment) {
  constexpr char is = 0;
  constexpr char info = 2;
  if (payload.empty() || (payload.front() != is && payload.front() != info)) return;
  payload.remove_prefix(1);
  std::string name;  // empty: a value that comes now belongs to nothing
  while (!payload.empty()) {
    const char code = payload.front();
    if (!is_code(code) || code == code_escape) {  // text without a code before it
      static_cast<void>(take_text(payload, 0));
      continue;
    }
    payload.remove_prefix(1);
    if (code != code_value) {
      name = take_text(payload, max_name);
      // Named without a value it is undefined; an empty value is one.
      if (!payload.starts_with(code_value)) environment.erase(name);
      continue;
    }
    const std::string value = take_text(payload, max_value);
    const bool has_room = environment.size() < max_variables || environment.contains(name);
    if (!name.empty() && has_room) environment[name] = value;
    name.clear();
  }
}

std::string printable_ascii(std::string_view text, std::size_t most) {
  std::string kept;
  for (const char letter : text) {
    if (letter >= 0x20 && letter < 0x7F && kept.size() < most) kept += letter;
  }
  return kept;
}

}  // namespace codemaker::wire
