#include "scores/store.hpp"

#include <memory>
#include <utility>

namespace codemaker::scores {
namespace {

constexpr std::string_view damaged_name = "SCORES.BAD";
constexpr std::string_view reset_name = "SCORES.OLD";
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
  bool must_be_written = false;
  std::string keep_old_as;           ///< set when the file was damaged
  int lost = 0;                      ///< records of it
  std::vector<std::string> spooled;  ///< files merged into the hall
  std::vector<std::string> remarks;
};

bool apply(Hall& hall, const Slip& slip) {
  return slip.purpose == Purpose::relabel ? hall.relabel(slip.entry) : hall.enter(slip.entry);
}

/// Loads the file. Of a damaged one the intact records stand, and it will be kept.
Result<void> load(Disk& disk, Ledger& ledger) {
  auto file = disk.read(score_file);
  if (!file) return file.error();
  if (!*file) return {};
  Reading reading = decode(**file);
  if (reading.condition == Condition::newer) return newer_version();
  if (reading.condition == Condition::damaged) {
    ledger.keep_old_as = damaged_name;
    ledger.lost = reading.lost;
    ledger.must_be_written = true;
  }
  ledger.hall = std::move(reading.hall);
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
    const auto bytes = disk.read(path);
    if (!bytes || !*bytes) {
      if (!bytes) ledger.remarks.push_back(bytes.error().reason());
      continue;
    }
    const auto slip = decode_slip(**bytes);
    if (!slip) {
      set_aside(disk, path, ledger.remarks);
      continue;
    }
    if (apply(ledger.hall, *slip)) ledger.must_be_written = true;
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

Result<void> close_ledger(Disk& disk, Ledger& ledger) {
  if (ledger.must_be_written) {
    const auto kept_as = disk.replace(score_file, encode(ledger.hall), ledger.keep_old_as);
    if (!kept_as) return kept_as.error();
    if (!ledger.keep_old_as.empty()) {
      ledger.remarks.push_back(
          std::string{score_file} + " was damaged: it is kept as " + *kept_as + ", " +
          what_was_lost(ledger.lost) + ", the others stand"
      );
    }
  }
  for (const std::string& path : ledger.spooled) {
    // Merging the same entry again changes nothing, so a leftover is harmless.
    if (const auto removed = disk.remove(path); !removed) {
      ledger.remarks.push_back(removed.error().reason());
    }
  }
  return {};
}

Result<Filed> file_in_tables(Disk& disk, const Slip& slip, std::chrono::milliseconds patience) {
  auto ledger = open_ledger(disk, patience);
  if (!ledger) return ledger.error();
  if (!*ledger) return Fault::because("SCORES.LCK is held by another program");
  if (apply((*ledger)->hall, slip)) (*ledger)->must_be_written = true;
  if (auto closed = close_ledger(disk, **ledger); !closed) return closed.error();
  const Hall& hall = (*ledger)->hall;
  return Filed{
      .place = hall.place(slip.entry),
      .is_spooled = false,
      .has_better = hall.has_as_good(slip.entry),
      .was_damaged = !(*ledger)->keep_old_as.empty(),
      .remarks = std::move((*ledger)->remarks),
  };
}

Result<std::unique_ptr<Ledger>> open_for_editing(Disk& disk) {
  auto ledger = open_ledger(disk, lock_patience);
  if (ledger && !*ledger) return Fault::because("SCORES.LCK is held by another program; try again");
  return ledger;
}

}  // namespace

Result<Filed> file(Disk& disk, const Slip& slip, std::chrono::milliseconds patience) {
  auto filed = file_in_tables(disk, slip, patience);
  if (filed) return filed;
  const std::string reason = filed.error().reason();
  if (auto added = spool(disk, slip); !added) {
    return Fault::because(reason + "; " + added.error().reason());
  }
  return Filed{
      .place = {},
      .is_spooled = true,
      .has_better = false,
      .was_damaged = false,
      .remarks = {reason + "; the score is in the spool"}};
}

Result<void> spool(Disk& disk, const Slip& slip) {
  return disk.add(spool_directory, spool_ending, encode(slip));
}

void enter_waiting(Hall& hall, std::span<const Slip> waiting) {
  for (const Slip& slip : waiting)
    apply(hall, slip);
}

Result<Reading> read_hall(Disk& disk) {
  auto file = disk.read(score_file);
  if (!file) return file.error();
  if (!*file) return Reading{};
  Reading reading = decode(**file);
  if (reading.condition == Condition::newer) return newer_version();
  return reading;
}

Result<Removed> remove(Disk& disk, engine::RankedGame table, std::size_t place) {
  auto ledger = open_for_editing(disk);
  if (!ledger) return ledger.error();
  auto removed = (*ledger)->hall.remove(table, place);
  if (removed) (*ledger)->must_be_written = true;
  if (auto closed = close_ledger(disk, **ledger); !closed) return closed.error();
  return Removed{std::move(removed), std::move((*ledger)->remarks)};
}

Result<Reset> reset(Disk& disk) {
  auto ledger = open_for_editing(disk);
  if (!ledger) return ledger.error();
  (*ledger)->must_be_written = true;  // what was spooled belongs into the copy
  if (auto closed = close_ledger(disk, **ledger); !closed) return closed.error();
  auto kept_as = disk.replace(score_file, encode(Hall{}), reset_name);
  if (!kept_as) return kept_as.error();
  return Reset{std::move(*kept_as), std::move((*ledger)->remarks)};
}

}  // namespace codemaker::scores
