/// `codemaker serve`: its own server.
#pragma once

#include "commands/options.hpp"

#include <string>

namespace codemaker::commands {

/// What is said on the command line; the rest is in the config.
struct ServeOptions {
  CommonOptions common;
  ShowOptions show;
  std::string telnet;  ///< ADDRESS:PORT; empty: as configured
};

/// Returns the exit status.
[[nodiscard]] int serve(const ServeOptions& options);

}  // namespace codemaker::commands
