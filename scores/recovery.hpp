/// What leads damaged or missing tables back: their copies, the trail, and what can still be read.
#pragma once

#include "scores/disk.hpp"
#include "scores/format.hpp"
#include "scores/trail.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores {

/// The tables a second time, written behind each change of theirs. It is not waited for: it is read
/// only when the tables, which are on the disk before a score counts as filed, cannot be.
inline constexpr std::string_view twin_file = "SCORES.DUP";

/// The directory of the copies of days: SCORES-2026-11-21.DAT, records-2026-11-21.db.
inline constexpr std::string_view backup_directory = "backup";

/// How the names of copies of the tables begin there.
inline constexpr std::string_view day_copy = "SCORES-";

/// True for the path of one, in the data directory.
[[nodiscard]] bool is_copy_of_day(std::string_view path);

/// A copy of the tables as it was read.
struct TablesCopy {
  std::string name;
  LoadedHall tables;
};

/// Tables that were led back.
struct Recovered {
  Hall hall;
  ChangeMark last_change;
  std::string from;       ///< the copy
  std::size_t added = 0;  ///< rows that the copy does not have
};

/// The place of the newest whole copy among them; nullopt: none is whole. No clock is asked: a
/// later change of the sysop's makes a copy newer, and between changes runs only enter, so one that
/// others add nothing to is the newest.
[[nodiscard]] std::optional<std::size_t> newest_copy(std::span<const TablesCopy> copies);

/// The tables of a copy, the changes that the trail has behind it, and what can still be read of
/// the damaged file, which is newer than all copies. Other copies of the same change add their
/// runs.
[[nodiscard]] Recovered recover(
    std::span<const TablesCopy> copies, std::size_t base, const Trail& trail,
    const LoadedHall& damaged
);

/// The copies there are: the twin, those before changes, those of days. What cannot be read is
/// none.
[[nodiscard]] std::vector<TablesCopy> read_copies(Disk& disk);

/// The tables as copies and trail on the disk make them; nullopt if no copy is whole.
[[nodiscard]] std::optional<Recovered> recover_from(Disk& disk, const LoadedHall& damaged);

}  // namespace codemaker::scores
