/// `codemaker who`: who is at the server now.
#pragma once

#include "commands/options.hpp"

namespace codemaker::commands {

struct WhoOptions {
  CommonOptions common;
  bool is_json = false;
};

/// A row for each caller, or a JSON object. Returns the exit status: 1 if no server runs with the
/// data directory, or none answers.
[[nodiscard]] int who(const WhoOptions& options);

}  // namespace codemaker::commands
