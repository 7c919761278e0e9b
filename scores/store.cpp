#include "scores/store.hpp"

#include <memory>
#include <utility>

namespace codemaker::scores {
namespace {

constexpr std::string_view damaged_name = "SCORES.BAD";
constexpr std::string_view spool_ending = ".score";
constexpr std::string_view spool_damaged_ending = ".bad";

Fault newer_version() {
  return Fault::because(
      std::string{score_file} +
      " was written by a newer version of codemaker and is left alone; use that version"
  );
}

/// The tables under the lock, ready to be changed.
struct Ledger {
  std::unique_ptr<Lock> lock;
  Hall hall;
  bool is_new = true;  ///< there is no file yet
  bool must_be_written = false;
  bool is_damaged = false;           ///< the file; it will be kept
  std::string kept_as;               ///< the name of the old file, if it was kept
  int lost = 0;                      ///< records of it
  std::vector<std::string> spooled;  ///< files merged into the hall
  std::vector<std::string> remarks;
};

bool apply(Hall& hall, const Submission& submission) {
  return submission.purpose == Purpose::relabel ? hall.relabel(submission.entry)
                                                : hall.enter(submission.entry);
}

/// Loads the file. Of a damaged one the intact records stand, and it will be kept.
Result<void> load(Disk& disk, Ledger& ledger) {
  const auto file = disk.read(score_file);
  if (!file) return file.error();
  const std::optional<std::string>& bytes = *file;
  if (!bytes) return {};
  ledger.is_new = false;
  LoadedHall loaded = decode(*bytes);
  if (loaded.condition == Condition::newer) return newer_version();
  if (loaded.condition == Condition::damaged) {
    ledger.is_damaged = true;
    ledger.lost = loaded.lost;
    ledger.must_be_written = true;
  }
  ledger.hall = std::move(loaded.hall);
  return {};
}

/// A file of the spool that is no score is put out of the way, for the sysop to look at.
void set_aside(Disk& disk, const std::string& path, std::vector<std::string>& remarks) {
  const std::string to = path + std::string{spool_damaged_ending};
  const auto renamed = disk.rename(path, to);
  remarks.push_back(renamed ? path + " is no score; it is now " + to : renamed.error().reason());
}

/// Merges what was spooled while the lock or the disk was not to be had.
void merge_spool(Disk& disk, Ledger& ledger) {
  const auto names = disk.list(spool_directory);
  if (!names) {
    ledger.remarks.push_back(names.error().reason());
    return;
  }
  for (const std::string& name : *names) {
    if (!name.ends_with(spool_ending)) continue;
    const std::string path = std::string{spool_directory} + "/" + name;
    const auto file = disk.read(path);
    if (!file) {
      ledger.remarks.push_back(file.error().reason());
      continue;
    }
    const std::optional<std::string>& bytes = *file;
    if (!bytes) continue;
    const auto submission = decode_submission(*bytes);
    if (!submission) {
      set_aside(disk, path, ledger.remarks);
      continue;
    }
    if (apply(ledger.hall, *submission)) ledger.must_be_written = true;
    ledger.spooled.push_back(path);
  }
}

/// nullptr if the lock was not had in time.
Result<std::unique_ptr<Ledger>> open_ledger(Disk& disk, std::chrono::milliseconds patience) {
  auto lock = disk.lock(patience);
  if (!lock) return lock.error();
  if (!*lock) return std::unique_ptr<Ledger>{};
  auto ledger = std::make_unique<Ledger>();
  ledger->lock = std::move(*lock);
  if (auto loaded = load(disk, *ledger); !loaded) return loaded.error();
  merge_spool(disk, *ledger);
  return ledger;
}

/// The count is only known while the header can be read.
std::string what_was_lost(int records) {
  if (records == 0) return "an unknown number of its records is lost";
  return std::to_string(records) + " of its records could not be read";
}

/// The name that the old file keeps; empty if it need not stay. A damaged one always does.
Result<std::string_view> name_to_keep(Disk& disk, const Ledger& ledger, Backup backup) {
  if (ledger.is_damaged) return damaged_name;
  if (backup == Backup::nothing || ledger.is_new) return std::string_view{};
  if (auto shifted = disk.shift(edit_copy, max_edit_copies); !shifted) return shifted.error();
  return edit_copy;
}

Result<void> write_tables(Disk& disk, Ledger& ledger, Backup backup) {
  const auto keep_as = name_to_keep(disk, ledger, backup);
  if (!keep_as) return keep_as.error();
  auto kept_as = disk.replace(score_file, encode(ledger.hall), *keep_as);
  if (!kept_as) return kept_as.error();
  ledger.kept_as = std::move(*kept_as);
  if (!ledger.is_damaged) return {};
  ledger.remarks.push_back(
      std::string{score_file} + " was damaged: it is kept as " + ledger.kept_as + ", " +
      what_was_lost(ledger.lost) + ", the others stand"
  );
  return {};
}

Result<void> close_ledger(Disk& disk, Ledger& ledger, Backup backup) {
  if (ledger.must_be_written) {
    if (auto written = write_tables(disk, ledger, backup); !written) return written;
  }
  for (const std::string& path : ledger.spooled) {
    // Merging the same entry again changes nothing, so a leftover is harmless.
    if (const auto removed = disk.remove(path); !removed) {
      ledger.remarks.push_back(removed.error().reason());
    }
  }
  return {};
}

Result<Filed> file_in_tables(
    Disk& disk, const Submission& submission, std::chrono::milliseconds patience, Backup backup
) {
  auto ledger = open_ledger(disk, patience);
  if (!ledger) return ledger.error();
  if (!*ledger) return Fault::because("SCORES.LCK is held by another program");
  if (apply((*ledger)->hall, submission)) (*ledger)->must_be_written = true;
  if (auto closed = close_ledger(disk, **ledger, backup); !closed) return closed.error();
  const Hall& hall = (*ledger)->hall;
  return Filed{
      .place = hall.place(submission.entry),
      .is_spooled = false,
      .has_better = hall.has_as_good(submission.entry),
      .was_damaged = (*ledger)->is_damaged,
      .kept_as = std::move((*ledger)->kept_as),
      .remarks = std::move((*ledger)->remarks),
  };
}

Result<std::unique_ptr<Ledger>> open_for_editing(Disk& disk) {
  auto ledger = open_ledger(disk, lock_patience);
  if (ledger && !*ledger) return Fault::because("SCORES.LCK is held by another program; try again");
  return ledger;
}

}  // namespace

bool is_copy(std::string_view file_name) {
  const bool has_beginning = file_name.starts_with(reset_copy) || file_name.starts_with(edit_copy);
  static_assert(reset_copy.size() == edit_copy.size());
  return has_beginning &&
         file_name.find_first_not_of("0123456789", reset_copy.size()) == std::string_view::npos;
}

Result<Filed> file(
    Disk& disk, const Submission& as_won, std::chrono::milliseconds patience, Backup backup
) {
  const Submission submission{within_limits(as_won.entry), as_won.purpose};
  auto filed = file_in_tables(disk, submission, patience, backup);
  if (filed) return filed;
  const std::string reason = filed.error().reason();
  if (auto added = spool(disk, submission); !added) {
    return Fault::because(reason + "; " + added.error().reason());
  }
  return Filed{
      .place = {},
      .is_spooled = true,
      .has_better = false,
      .was_damaged = false,
      .kept_as = {},
      .remarks = {reason + "; the score is in the spool"}};
}

Result<std::vector<std::string>> make_tables(Disk& disk, std::chrono::milliseconds patience) {
  const auto file = disk.read(score_file);
  if (!file) return file.error();
  if (*file) return std::vector<std::string>{};
  auto ledger = open_ledger(disk, patience);
  if (!ledger) return ledger.error();
  if (!*ledger) return Fault::because("SCORES.LCK is held by another program");
  if ((*ledger)->is_new) (*ledger)->must_be_written = true;
  auto closed = close_ledger(disk, **ledger, Backup::nothing);
  if (!closed) return closed.error();
  return std::move((*ledger)->remarks);
}

Result<void> spool(Disk& disk, const Submission& submission) {
  return disk.add(spool_directory, spool_ending, encode(submission));
}

void enter_waiting(Hall& hall, std::span<const Submission> waiting) {
  for (const Submission& submission : waiting)
    apply(hall, submission);
}

Result<LoadedHall> read_hall(Disk& disk) {
  const auto file = disk.read(score_file);
  if (!file) return file.error();
  const std::optional<std::string>& bytes = *file;
  if (!bytes) return LoadedHall{};
  LoadedHall loaded = decode(*bytes);
  if (loaded.condition == Condition::newer) return newer_version();
  return loaded;
}

Result<Removed> remove(Disk& disk, engine::RankedGame table, std::size_t place) {
  auto ledger = open_for_editing(disk);
  if (!ledger) return ledger.error();
  auto removed = (*ledger)->hall.remove(table, place);
  if (removed) (*ledger)->must_be_written = true;
  if (auto closed = close_ledger(disk, **ledger, Backup::copy); !closed) return closed.error();
  return Removed{std::move(removed), std::move((*ledger)->kept_as), std::move((*ledger)->remarks)};
}

Result<Reset> reset(Disk& disk, std::optional<engine::RankedGame> table) {
  auto ledger = open_for_editing(disk);
  if (!ledger) return ledger.error();
  (*ledger)->must_be_written = true;  // what was spooled belongs into the copy
  if (auto closed = close_ledger(disk, **ledger, Backup::nothing); !closed) {
    return closed.error();
  }
  Hall emptied;
  if (table) {
    emptied = (*ledger)->hall;
    emptied.clear(*table);
  }
  auto kept_as = disk.replace(score_file, encode(emptied), reset_copy);
  if (!kept_as) return kept_as.error();
  return Reset{std::move(*kept_as), std::move((*ledger)->remarks)};
}

Result<Restored> restore(Disk& disk, std::string_view copy) {
  if (!is_copy(copy)) return Fault::because(std::string{copy} + " is no copy of the tables");
  auto ledger = open_for_editing(disk);
  if (!ledger) return ledger.error();
  const auto file = disk.read(copy);
  if (!file) return file.error();
  const std::optional<std::string>& bytes = *file;
  if (!bytes) return Fault::because("there is no copy " + std::string{copy});
  const LoadedHall loaded = decode(*bytes);
  if (loaded.condition == Condition::newer) return newer_version();
  if (loaded.condition == Condition::damaged) {
    (*ledger)->remarks.push_back(std::string{copy} + " is damaged; its intact rows are taken");
  }
  // What was spooled belongs into the copy of what stood until now.
  if (auto closed = close_ledger(disk, **ledger, Backup::nothing); !closed) return closed.error();
  const bool has_file = (*ledger)->must_be_written || !(*ledger)->is_new;
  if (auto shifted = disk.shift(edit_copy, max_edit_copies); !shifted) return shifted.error();
  auto kept_as = disk.replace(score_file, encode(loaded.hall), has_file ? edit_copy : "");
  if (!kept_as) return kept_as.error();
  return Restored{loaded.hall.rows_in_all(), std::move(*kept_as), std::move((*ledger)->remarks)};
}

}  // namespace codemaker::scores
