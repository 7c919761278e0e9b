/// The nightly work on the data directory.
#pragma once

#include "engine/records/puzzle.hpp"
#include "io/disk/directory_disk.hpp"
#include "io/disk/storage.hpp"
#include "io/log/log.hpp"
#include "scores/disk.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::io {

/// Who is told of faults: somebody who does something about them, and so is not told twice of the
/// same one, or the log.
enum class ToldTo : std::uint8_t { sysop, log };

/// What came of it, in sentences.
struct UpkeepReport {
  std::vector<std::string> done;
  std::vector<std::string> faults;
  std::vector<std::string> new_faults;  ///< those of them that the sysop has not been told
};

/// Where it is noted: the day of the last upkeep, and a line for each fault that the sysop was
/// told.
inline constexpr std::string_view upkeep_file = "MAINT.TXT";
/// A log of more bytes is moved to codemaker.old, the older ones to codemaker.old2 … old4.
inline constexpr std::size_t max_log_bytes = std::size_t{1} << 20U;

/// The date of the last upkeep, "2026-11-21"; nullopt if there was none.
[[nodiscard]] std::optional<std::string> last_upkeep(scores::Disk& disk);

/// Moves the log if it is large, takes away what has expired, looks for damage, makes today's
/// copies and writes bulletins. What fails is told and the rest is done; what was done before is
/// not done twice, and may have been cut off anywhere. Takes as long as it takes. `known_faults`
/// are told with those that are found. nullopt if another program is at it.
[[nodiscard]] std::optional<UpkeepReport> keep_up(
    disk::DirectoryDisk& disk, Log& log, const Storage& kept, engine::records::Day today,
    ToldTo told_to, const std::vector<std::string>& known_faults = {}
);

/// What is said of tables that are gone without a copy, and of which kept games have so many rows.
[[nodiscard]] std::string gone_text(std::string_view file, std::size_t rows);

}  // namespace codemaker::io
