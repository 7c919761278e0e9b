/// `codemaker install`: what a board has to be told, with the paths of this machine.
#pragma once

#include "commands/install/boards.hpp"
#include "commands/install/hub.hpp"
#include "commands/options.hpp"

#include <string>
#include <vector>

namespace codemaker::commands {

/// What is asked for.
struct InstallOptions {
  std::string bbs;       ///< one of `known_boards`; empty where it is about something else
  bool systemd = false;  ///< the units of this machine
  std::string write;     ///< directory to write the files to; empty: they are printed
  std::string program;   ///< what is started; empty: this program
  HubOptions hub;
};

/// The boards by the words that name them.
[[nodiscard]] const std::vector<std::string>& known_boards();

/// What this board needs; `program` is the path of codemaker.
[[nodiscard]] BoardFiles files_for(const std::string& bbs, const std::string& program);

/// Prints or writes them, or lists the boards where nothing is asked for; 1 if a file cannot be
/// written. What is there already is never overwritten, but for units that `install` has made.
[[nodiscard]] int install(const InstallOptions& options, const CommonOptions& common);

}  // namespace codemaker::commands
