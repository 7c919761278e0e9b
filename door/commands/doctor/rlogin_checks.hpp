/// What the doctor says of callers by rlogin.
#pragma once

#include "commands/doctor/checks.hpp"
#include "config/settings.hpp"

#include <string>
#include <vector>

namespace codemaker::commands {

/// Adds what is wrong with where boards come in, if any may, and with the list of those that named
/// themselves. `directory` is that of the data; empty: there is none yet.
void check_rlogin(
    const config::Settings& settings, const std::string& directory, std::vector<Check>& checks
);

}  // namespace codemaker::commands
