/// What this kernel keeps a call from, for the doctor.
#pragma once

#include "commands/doctor/checks.hpp"
#include "io/disk/storage.hpp"

#include <string>
#include <vector>

namespace codemaker::commands {

/// A line for all of it, and one for each part; one more if the config lies where calls may read.
void check_confinement(
    const io::Storage& kept, const std::string& config_file, std::vector<Check>& checks
);

}  // namespace codemaker::commands
