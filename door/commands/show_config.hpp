/// `codemaker config`: what is in force and where it came from.
#pragma once

#include "commands/options.hpp"

#include <string>

namespace codemaker::commands {

/// What is asked for; nothing: the settings in force.
struct ConfigOptions {
  CommonOptions common;
  std::string check;  ///< a file to be checked instead
  bool wants_sample = false;
};

/// Returns the exit status: 1 if the file has errors.
[[nodiscard]] int show_config(const ConfigOptions& options);

}  // namespace codemaker::commands
