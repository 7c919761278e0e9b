/// What of the data directory is closed to the account that looks, and the cure.
#pragma once

#include <string>
#include <vector>

namespace codemaker::commands {

/// Entries of the data directory that this account cannot use, by their names in it: those that no
/// other check tells of, and with one of those, more than one.
[[nodiscard]] std::vector<std::string> closed_in(const std::string& directory);

/// The command that gives the whole directory to its account and group; `records.key` is theirs to
/// read alone.
[[nodiscard]] std::string chown_of_all(const std::string& directory);

}  // namespace codemaker::commands
