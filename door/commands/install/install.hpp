/// `codemaker install`: what a board has to be told, with the paths of this machine.
#pragma once

#include "commands/install/boards.hpp"
#include "commands/install/hub.hpp"

#include <string>
#include <vector>

namespace codemaker::commands {

/// What is asked for.
struct InstallOptions {
  std::string bbs;      ///< one of `known_boards`; empty where it is about `hub`
  std::string write;    ///< directory to write the files to; empty: they are printed
  std::string program;  ///< what the board starts; empty: this program
  HubOptions hub;
};

/// The boards by the words that name them.
[[nodiscard]] const std::vector<std::string>& known_boards();

/// What this board needs; `program` is the path of codemaker.
[[nodiscard]] BoardFiles files_for(const std::string& bbs, const std::string& program);

/// Prints or writes them; 1 if a file cannot be written. What is there already is never
/// overwritten.
[[nodiscard]] int install(const InstallOptions& options);

}  // namespace codemaker::commands
