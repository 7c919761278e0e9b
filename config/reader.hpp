/// Settings from the text of a TOML file.
#pragma once

#include "config/settings.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::config {

enum class Severity : std::uint8_t {
  warning,  ///< an unknown key: it is passed over
  error     ///< a wrong value or a file that is no TOML
};

/// Something in the file that is not as it should be.
struct Problem {
  Severity severity = Severity::error;
  std::string text;  ///< what is wrong, in which file and line, and what is allowed
};

/// What a file says, with the defaults where it says nothing or something wrong.
struct ParsedSettings {
  Settings settings;
  std::vector<Problem> problems;
  bool is_toml = true;                            ///< false: what it says is not known
  std::map<std::string, int, std::less<>> lines;  ///< where each key that is in force was set

  /// True if a problem is more than a warning: all but a door stop then.
  [[nodiscard]] bool has_errors() const;
};

/// Reads a file; `name` is what the problems call it. Any bytes give settings.
[[nodiscard]] ParsedSettings read_settings(std::string_view text, std::string_view name);

}  // namespace codemaker::config
