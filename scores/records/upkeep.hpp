/// What is done with the database of records while nobody plays, or while they do.
#pragma once

#include "records/target.hpp"

#include <string>

namespace codemaker::scores::records {

/// True for a file, which is ours to copy and to examine; a server's keeper does that there.
[[nodiscard]] bool is_file(const Target& target);

/// A copy of the file as it is at one moment, under a name that is free; others may write
/// meanwhile.
[[nodiscard]] Result<void> copy_database(const Target& target, const std::string& path);

/// Looks through the whole file; one that is damaged or gone is led back by its newest whole copy.
/// What was wrong and done, a sentence; empty: nothing.
[[nodiscard]] Result<std::string> care_for_database(const Target& target);

}  // namespace codemaker::scores::records
