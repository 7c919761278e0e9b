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

/// What is wrong within the file, in the words of SQLite; empty: nothing. Changes nothing.
[[nodiscard]] Result<std::string> examine_database(const Target& target);

}  // namespace codemaker::scores::records
