/// The files of the log: the one that is written, and the older ones behind it.
#pragma once

#include "io/posix/folder.hpp"
#include "scores/disk.hpp"

#include <cstdint>
#include <string_view>

namespace codemaker::io {

/// Their names in the data directory; behind `old_log` come codemaker.old2 to codemaker.old4.
inline constexpr std::string_view log_file = "codemaker.log";
inline constexpr std::string_view old_log = "codemaker.old";
inline constexpr int old_logs = 4;

/// Each log goes a place further, and the name of the log is free.
[[nodiscard]] scores::Result<void> set_log_aside(const Folder& folder);

/// Takes old logs away, the oldest first, until they have `most` bytes at the most.
[[nodiscard]] scores::Result<void> keep_old_logs_within(const Folder& folder, std::int64_t most);

}  // namespace codemaker::io
