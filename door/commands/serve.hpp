/// `codemaker serve`: its own server.
#pragma once

#include "commands/options.hpp"

#include <string>
#include <vector>

namespace codemaker::commands {

/// What is said on the command line; the rest is in the config.
struct ServeOptions {
  CommonOptions common;
  ShowOptions show;
  std::vector<std::string> telnet;  ///< ADDRESS:PORT, or `none`; empty: as configured
  std::vector<std::string> rlogin;  ///< the same
  std::vector<std::string> web;     ///< the same
};

/// Returns the exit status.
[[nodiscard]] int serve(const ServeOptions& options);

}  // namespace codemaker::commands
