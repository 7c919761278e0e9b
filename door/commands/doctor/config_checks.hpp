/// What the doctor looks at of all that the config names.
#pragma once

#include "commands/doctor/checks.hpp"

#include <string>
#include <vector>

namespace codemaker::commands {

/// The bulletins' directory, the alarm, who may read secrets, ports, what was changed for
/// today, and who is named a sysop. `directory` is that of the data; empty: there is none.
void check_named_in_config(
    const Settled& settled, const std::string& directory, std::vector<Check>& checks
);

}  // namespace codemaker::commands
