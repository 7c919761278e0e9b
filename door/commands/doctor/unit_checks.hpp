/// What the doctor looks at of systemd's units for us: may they do what the config wants?
#pragma once

#include "commands/doctor/checks.hpp"
#include "config/settings.hpp"

#include <span>
#include <string>
#include <vector>

namespace codemaker::commands {

/// A unit as systemd reads it, as far as it is about files.
struct ServiceUnit {
  std::string name;                   ///< "codemaker-maint.service"
  std::string program;                ///< that it starts
  std::string account;                ///< it runs as; empty: root
  bool is_strict = false;             ///< nothing may be written but what is named
  bool hides_homes = false;           ///< what lies below /home is not there for it
  bool gains_no_rights = false;       ///< what it starts cannot, either
  std::vector<std::string> writable;  ///< directories
};

/// Where systemd looks, the first of a name before the others.
[[nodiscard]] std::vector<std::string> unit_directories();

/// Our units in these directories, with what stands beside them in `NAME.d`.
[[nodiscard]] std::vector<ServiceUnit> service_units(std::span<const std::string> directories);

/// Adds a check for each of them; none where systemd has no unit of ours.
void check_units(
    const config::Settings& settings, const std::string& data_directory,
    std::span<const std::string> directories, std::vector<Check>& checks
);

}  // namespace codemaker::commands
