/// Paths in units of systemd.
#pragma once

#include <string>
#include <string_view>

namespace codemaker::commands {

/// The path as systemd takes it for one word.
[[nodiscard]] inline std::string in_unit(std::string_view path) {
  std::string quoted;
  for (const char letter : path) {
    if (letter == '"' || letter == '\\') quoted += '\\';
    if (letter == '%') quoted += '%';
    quoted += letter;
  }
  const bool is_plain = path.find_first_of(" \t\"'\\") == std::string_view::npos;
  return is_plain ? quoted : "\"" + quoted + "\"";
}

/// The same in a command, where a dollar would name a variable.
[[nodiscard]] inline std::string in_unit_command(std::string_view path) {
  std::string word;
  for (const char letter : in_unit(path))
    word += letter == '$' ? std::string{"$$"} : std::string{letter};
  return word;
}

/// Where people live, which a unit may hide from its service.
[[nodiscard]] inline bool is_at_home(std::string_view path) {
  return path.starts_with("/home/") || path.starts_with("/root/");
}

}  // namespace codemaker::commands
