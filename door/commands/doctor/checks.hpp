/// `codemaker doctor` by the sysop: is everything where it must be?
#pragma once

#include "commands/doctor/finding.hpp"
#include "commands/options.hpp"

#include <optional>
#include <string>
#include <vector>

namespace codemaker::commands {

/// One thing that was looked at.
struct Check {
  using State = Severity;
  std::string what;  ///< "data directory"
  State state = State::fine;
  std::string says;                ///< one sentence
  std::string cure;                ///< what to do; empty if nothing
  std::optional<Finding> finding;  ///< nullopt: it is in order
};

[[nodiscard]] Check in_order(std::string what, std::string says);
[[nodiscard]] Check found(Finding finding, std::string says, std::string cure);

/// Looks at the config, the data directory and what lies in it. Makes nothing and changes nothing,
/// except for a file in the data directory that is gone again.
[[nodiscard]] std::vector<Check> check_installation(const CommonOptions& options);

/// Prints the checks; 1 if there is a fault among them.
[[nodiscard]] int report(const std::vector<Check>& checks, bool is_json);

}  // namespace codemaker::commands
