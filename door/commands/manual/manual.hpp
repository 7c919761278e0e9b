/// `codemaker man` and `codemaker completion`: the command line, told to man and to shells.
#pragma once

#include <string>

namespace codemaker::commands {

/// What is asked for.
struct ManualOptions {
  std::string page;   ///< `codemaker.toml`; else the page of the program
  std::string shell;  ///< one of `known_shells`
};

}  // namespace codemaker::commands
