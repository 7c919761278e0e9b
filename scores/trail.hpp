/// The trail: every change that a sysop made to the tables, a line each, with what undoing it
/// takes.
///
/// SCORES.DAT names the latest change that is in it, and each change the one before it, so those
/// that count are the ones on that chain (FORMAT.md).
#pragma once

#include "scores/disk.hpp"
#include "scores/format.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores {

/// The newest lines; older ones are in SCORES.LOG2 and so on.
inline constexpr std::string_view trail_file = "SCORES.LOG";
inline constexpr int max_trail_files = 4;

/// A file of the trail is begun anew when the next line would make it larger.
inline constexpr std::size_t max_trail_bytes = std::size_t{256} << 10U;

/// What a sysop can do to the tables.
enum class ChangeKind : std::uint8_t {
  add,
  remove,
  rename,
  reset,
  restore,
  import,
  merge,
  repair,
  undo
};

/// A row of the table of changes.
struct ChangeWord {
  ChangeKind kind;
  std::string_view word;  ///< as in the trail and on the command line
};

inline constexpr std::array change_words{
    ChangeWord{ChangeKind::add, "add"},         ChangeWord{ChangeKind::remove, "remove"},
    ChangeWord{ChangeKind::rename, "rename"},   ChangeWord{ChangeKind::reset, "reset"},
    ChangeWord{ChangeKind::restore, "restore"}, ChangeWord{ChangeKind::import, "import"},
    ChangeWord{ChangeKind::merge, "merge"},     ChangeWord{ChangeKind::repair, "repair"},
    ChangeWord{ChangeKind::undo, "undo"},
};

/// The word of a kind.
[[nodiscard]] std::string_view word_of(ChangeKind kind);

/// A change.
struct Change {
  ChangeMark mark;          ///< its number, and the checksum of its line
  ChangeMark before;        ///< the change that the tables had seen last
  ChangeNumber undoes = 0;  ///< of an undo: the change it takes back
  std::int64_t when = 0;    ///< seconds since 1970, UTC
  std::string who;          ///< login name of the account that did it
  ChangeKind kind = ChangeKind::add;
  std::string detail;        ///< such as the copy that was restored; may be empty
  std::vector<Entry> taken;  ///< rows that it took out of the tables
  std::vector<Entry> put;    ///< rows that it put there

  friend bool operator==(const Change&, const Change&) = default;
};

/// Its line, with the end; gives the change its checksum.
[[nodiscard]] std::string write_change(Change& change);
/// A line without its end; the fault ends a sentence that names the line.
[[nodiscard]] Result<Change> read_change(std::string_view line);

/// All that can be read of it.
struct Trail {
  std::vector<Change> changes;       ///< the oldest first
  std::vector<std::string> remarks;  ///< for the sysop: lines that were passed over
  std::string newest_file;           ///< the bytes of SCORES.LOG
};

[[nodiscard]] Result<Trail> read_trail(Disk& disk);

/// The file of the trail with this number: 1 is the newest.
[[nodiscard]] std::string trail_file_of(int which);

/// The lines of a file of the trail that are whole, those of later versions, too.
[[nodiscard]] std::string intact_lines(std::string_view bytes);

/// Adds a change behind the newest. Durable when it returns; that it is in the trail makes nothing
/// of it yet.
[[nodiscard]] Result<void> append(Disk& disk, const Trail& trail, Change& change);

/// The number for the next change of tables that have seen this one.
[[nodiscard]] ChangeNumber next_number(const Trail& trail, const ChangeMark& last_change);

/// The changes in these tables, the latest first: undone ones and undoings, too.
[[nodiscard]] std::vector<const Change*> made_changes(
    const Trail& trail, const ChangeMark& last_change
);

/// Those of them that are in force and can be undone, the latest first.
[[nodiscard]] std::vector<const Change*> changes_in_force(
    const Trail& trail, const ChangeMark& last_change
);

/// True if a change in force has put this very row into the tables.
[[nodiscard]] bool is_put_by_hand(const std::vector<const Change*>& in_force, const Entry& row);

}  // namespace codemaker::scores
