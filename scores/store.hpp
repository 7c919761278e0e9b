/// Filing, showing and editing scores on a disk.
#pragma once

#include "scores/disk.hpp"
#include "scores/format.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores {

/// The tables, and the directory for what could not be filed, both in the data directory.
inline constexpr std::string_view score_file = "SCORES.DAT";
inline constexpr std::string_view spool_directory = "spool";

/// What a reset leaves stays until the sysop removes it: SCORES.OLD, SCORES.OLD2 … Of the tables
/// before the sysop's other commands the last nine stay: SCORES.BAK is the newest.
inline constexpr std::string_view reset_copy = "SCORES.OLD";
inline constexpr std::string_view edit_copy = "SCORES.BAK";
inline constexpr int max_edit_copies = 9;

/// True for the name of such a copy.
[[nodiscard]] bool is_copy(std::string_view file_name);

/// How long a writer waits for the lock; after a hang-up less.
inline constexpr std::chrono::milliseconds lock_patience{2000};
inline constexpr std::chrono::milliseconds hang_up_patience{100};
/// A sysop's command is not refused because many calls come and go just now.
inline constexpr std::chrono::milliseconds command_patience{5000};

/// What became of an entry that was filed.
struct Filed {
  std::optional<std::size_t>
      place;                  ///< of the player's row, 1 … 10; nullopt: none, or not known yet
  bool is_spooled = false;    ///< kept aside; the next filing merges it
  bool has_better = false;    ///< a run of the player's that is as good or better stands already
  bool was_damaged = false;   ///< the file was; what could be read of it stands
  bool was_restored = false;  ///< the file was damaged or gone, and a copy has led it back
  std::vector<std::string> remarks;  ///< for the sysop: damage found, what was done about it
};

/// Files an entry. Once this returns without a fault the entry is on the disk, in the tables or in
/// the spool, for the tables of its season, too. With a fault it is nowhere, and whatever was there
/// before is untouched.
[[nodiscard]] Result<Filed> file(
    Disk& disk, const Submission& as_won, std::chrono::milliseconds patience
);

/// Makes the score file, with nothing in it but what waits in the spool, if there is none and no
/// copy of it; leads a damaged or missing one back, and sees to it that it has a twin. Returns what
/// the sysop should know.
[[nodiscard]] Result<std::vector<std::string>> make_tables(
    Disk& disk, std::chrono::milliseconds patience
);

/// What became of what waited in the spool.
struct FiledWaiting {
  std::size_t scores = 0;
  std::vector<std::string> remarks;  ///< for the sysop: what there was no score
};

/// Files what waits in the spool, as the next filing would.
[[nodiscard]] Result<FiledWaiting> file_waiting(Disk& disk, std::chrono::milliseconds patience);

/// Puts an entry into the spool.
[[nodiscard]] Result<void> spool(Disk& disk, const Submission& submission);

/// Enters in a copy of the tables what is still on its way to the disk, in its order.
void enter_waiting(Hall& hall, std::span<const Submission> waiting);
/// The same in a copy of the tables of a season.
void enter_waiting(Hall& hall, std::span<const Submission> waiting, const Season& season);

/// The tables as they stand; readers take no lock. Of a damaged or missing file those of its newest
/// copy are shown, and without one what it still tells.
[[nodiscard]] Result<LoadedHall> read_hall(Disk& disk);

}  // namespace codemaker::scores
