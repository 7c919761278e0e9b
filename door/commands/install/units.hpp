/// Units of systemd for the server and the nightly work, made from the settings.
#pragma once

#include "commands/install/boards.hpp"
#include "config/settings.hpp"

#include <string>

namespace codemaker::commands {

/// What the units say beside the settings. All paths are whole ones.
struct UnitPaths {
  std::string program;       ///< what they start
  std::string data;          ///< the data directory
  std::string config;        ///< the settings, if they have to be named; empty: they are found
  std::string account = {};  ///< that has the data; empty: the one that is made
};

/// The units, and the account for systemd-sysusers, by their paths below the root of the system.
/// Both services may write the same directories: the data, and that of the bulletins.
[[nodiscard]] BoardFiles units_for(const config::Settings& settings, const UnitPaths& paths);

/// The first line of each: a file that begins so is ours, and may be made anew.
extern const std::string unit_mark;

/// What is typed as root once the files are there.
[[nodiscard]] std::string commands_after(const config::Settings& settings, const UnitPaths& paths);

}  // namespace codemaker::commands
