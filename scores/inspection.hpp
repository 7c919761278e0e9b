/// What is wrong with the files of the Hall of Fame, and how it is put right.
#pragma once

#include "scores/edits.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores {

/// What is wrong with the bytes of a score file, a sentence each that begins with its name. None:
/// every row is as it was written, and stands where it belongs.
[[nodiscard]] std::vector<std::string> faults_of_tables(
    std::string_view name, std::string_view bytes
);

/// What was looked at.
struct Inspected {
  std::vector<std::string> sound;   ///< a sentence for each file that is
  std::vector<std::string> faults;  ///< a sentence each
};

/// Reads the tables, these copies of them, the spool, the trail and the reserve. It changes nothing
/// and takes no lock; a fault is only that a file cannot be read at all.
[[nodiscard]] Result<Inspected> inspect(Disk& disk, std::span<const std::string> copies);

/// What a repair did.
struct Repaired {
  std::vector<std::string> done;     ///< a sentence each; empty: nothing was to be done
  std::vector<std::string> remarks;  ///< for the sysop
};

/// Puts the intact rows of a damaged score file into a new one and keeps the damaged one, files
/// what waits in the spool, and leaves out of the trail and the reserve what is no line of theirs;
/// their files before are kept, too.
[[nodiscard]] Result<Repaired> repair(Disk& disk, const Hand& hand);

}  // namespace codemaker::scores
