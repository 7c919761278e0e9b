/// Copies of what cannot be made anew.
#pragma once

#include "io/disk/directory_disk.hpp"
#include "records/target.hpp"

#include <optional>
#include <string>

namespace codemaker::io {

/// Copies the score file and the database of records, if it is a file, under the day's name, and
/// takes away those of all but the last `most` days. What is there already stays. What was done, in
/// a sentence; empty if nothing had to be done.
[[nodiscard]] scores::Result<std::string> back_up(
    disk::DirectoryDisk& disk, const std::optional<scores::records::Target>& games,
    const std::string& date, int most
);

}  // namespace codemaker::io
