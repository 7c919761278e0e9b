/// Copies of what cannot be made anew.
#pragma once

#include "io/disk/directory_disk.hpp"
#include "records/target.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace codemaker::io {

/// What becomes of a copy of this day that is there already.
enum class CopyOfToday : std::uint8_t {
  stays,
  is_renewed  ///< if what it is a copy of has changed since
};

/// Copies the score file and the database of records, if it is a file, under the day's name, and
/// takes away those of all but the last `most` days. What was done, in a sentence; empty if nothing
/// had to be done.
[[nodiscard]] scores::Result<std::string> back_up(
    disk::DirectoryDisk& disk, const std::optional<scores::records::Target>& games,
    const std::string& date, int most, CopyOfToday copy_of_today
);

}  // namespace codemaker::io
