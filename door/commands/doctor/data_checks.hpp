/// What the doctor looks at in the data directory.
#pragma once

#include "commands/doctor/checks.hpp"

#include <string>
#include <vector>

namespace codemaker::commands {

/// Adds a check for everything that lies, or should be possible, in an existing data directory.
/// True if its files can be used.
bool check_data(const std::string& directory, const Settled& settled, std::vector<Check>& checks);

}  // namespace codemaker::commands
