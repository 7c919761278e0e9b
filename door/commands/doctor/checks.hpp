/// `codemaker doctor` by the sysop: is everything where it must be?
#pragma once

#include "commands/options.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace codemaker::commands {

/// One thing that was looked at.
struct Check {
  enum class State : std::uint8_t { fine, warning, fault };
  std::string what;  ///< "data directory"
  State state = State::fine;
  std::string says;  ///< one sentence
  std::string cure;  ///< what to do; empty if nothing
};

/// Looks at the config, the data directory and what lies in it. Makes nothing and changes nothing,
/// except for a file in the data directory that is gone again.
[[nodiscard]] std::vector<Check> check_installation(const CommonOptions& options);

/// Prints the checks; 1 if there is a fault among them.
[[nodiscard]] int report(const std::vector<Check>& checks, bool is_json);

}  // namespace codemaker::commands
