#include "scores/ledger.hpp"

#include "scores/kept_runs.hpp"
#include "scores/reserve.hpp"
#include "scores/seasons/settling.hpp"
#include "scores/store.hpp"
#include "scores/trail.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace codemaker::scores {
namespace {

constexpr std::string_view spool_damaged_ending = ".bad";

/// A file of the spool that is no score is put out of the way, for the sysop to look at.
void set_aside(Disk& disk, const std::string& path, std::vector<std::string>& remarks) {
  const std::string to = path + std::string{spool_damaged_ending};
  const auto renamed = disk.rename(path, to);
  remarks.push_back(renamed ? path + " is no score; it is now " + to : renamed.error().reason());
}

/// Merges what was spooled while the lock or the disk was not to be had.
void merge_spool(Disk& disk, Ledger& ledger) {
  const auto paths = spooled_scores(disk);
  if (!paths) {
    ledger.remarks.push_back(paths.error().reason());
    return;
  }
  for (const std::string& path : *paths) {
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
    enter(ledger, *submission, path);
    ledger.spooled.push_back(path);
  }
}

/// The count is only known while the header can be read.
std::string what_was_lost(int records) {
  if (records == 0) return "an unknown number of its records is lost";
  return std::to_string(records) + " of its records could not be read";
}

/// What was done about tables that were damaged or gone, without what kept games gave them.
std::string what_was_read(const std::string& file, const Ledger& ledger) {
  std::string sentence = file + (ledger.is_damaged ? " was damaged" : " was gone");
  if (ledger.is_damaged) sentence += ": it is kept as " + ledger.damaged_as;
  if (!ledger.restored) {
    const bool has_rows = ledger.hall.rows_in_all() > ledger.from_games;
    return sentence + ", " + what_was_lost(ledger.lost) +
           (has_rows ? ", the others stand" : ", and no row stands");
  }
  const auto& [hall, last_change, from, added] = *ledger.restored;
  sentence += (ledger.is_damaged ? ", " : ": ");
  sentence += "the tables are those of " + from + " again";
  if (added == 0) return sentence + ", which lack nothing that is known";
  return sentence + ", with " + std::to_string(added) + (added == 1 ? " row" : " rows") +
         " more from the trail and what could be read";
}

/// The same in one sentence.
std::string what_was_done(const std::string& file, const Ledger& ledger) {
  const std::string sentence = what_was_read(file, ledger);
  if (ledger.from_games == 0) return sentence;
  return sentence + ", and " + std::to_string(ledger.from_games) +
         (ledger.from_games == 1 ? " row" : " rows") + " from kept games";
}

Result<void> write_ledger(Disk& disk, Ledger& ledger) {
  auto kept_as = write_tables(
      disk, encode(ledger.hall, ledger.last_change),
      ledger.is_damaged ? name_for_damaged(disk) : std::string{}, ledger.remarks
  );
  if (!kept_as) return kept_as.error();
  ledger.damaged_as = std::move(*kept_as);
  if (ledger.is_damaged || ledger.restored) {
    ledger.remarks.push_back(what_was_done(disk.known_as(score_file), ledger));
  }
  return {};
}

/// Runs that a change of the sysop's may have kept out go into the reserve, before the tables are
/// written: one that is in both does no harm.
Result<void> keep_left_out(Disk& disk, const Ledger& ledger) {
  if (ledger.left_out.empty() || ledger.last_change.number == 0) return {};
  const auto trail = read_trail(disk);
  if (!trail) return trail.error();
  const auto in_force = changes_in_force(*trail, ledger.last_change);
  if (in_force.empty()) return {};
  auto reserve = read_reserve(disk);
  if (!reserve) return reserve.error();
  bool has_changed = false;
  for (const Entry& run : ledger.left_out) {
    if (is_put_by_hand(in_force, run)) continue;
    if (reserve->keep({ledger.last_change.number, run})) has_changed = true;
  }
  return has_changed ? write_reserve(disk, *reserve) : Result<void>{};
}

}  // namespace

Result<std::vector<std::string>> spooled_scores(Disk& disk) {
  const auto names = disk.list(spool_directory);
  if (!names) return names.error();
  std::vector<std::string> paths;
  for (const std::string& name : *names)
    if (name.ends_with(spool_ending)) paths.push_back(std::string{spool_directory} + "/" + name);
  return paths;
}

Fault newer_version(std::string_view file) {
  return Fault::because(
      std::string{file} +
      " was written by a newer version of codemaker and is left alone; use that version"
  );
}

Result<void> load_tables(Disk& disk, Ledger& ledger) {
  const auto file = disk.read(score_file);
  if (!file) return file.error();
  const std::optional<std::string>& bytes = *file;
  LoadedHall loaded = bytes ? decode(*bytes) : LoadedHall{};
  if (loaded.condition == Condition::newer) return newer_version(disk.known_as(score_file));
  ledger.is_new = !bytes;
  ledger.is_damaged = loaded.condition == Condition::damaged;
  ledger.lost = loaded.lost;
  if (ledger.is_damaged || ledger.is_new) ledger.restored = recover_from(disk, loaded);
  if (ledger.is_damaged || ledger.restored) ledger.must_be_written = true;
  ledger.last_change = ledger.restored ? ledger.restored->last_change : loaded.last_change;
  ledger.hall = ledger.restored ? ledger.restored->hall : std::move(loaded.hall);
  return {};
}

std::string name_for_damaged(Disk& disk) {
  if (const auto names = disk.list("")) {
    std::vector<std::string> dated;
    std::ranges::copy_if(*names, std::back_inserter(dated), [](const std::string& name) {
      return name.starts_with(std::string{damaged_copy} + "-");
    });
    std::ranges::sort(dated);
    for (std::size_t at = 0; at + max_damaged_copies <= dated.size(); ++at)
      static_cast<void>(disk.remove(dated[at]));
  }
  return std::string{damaged_copy} + disk.moment();
}

Result<std::string> write_tables(
    Disk& disk, std::string_view bytes, std::string_view keep_as, std::vector<std::string>& remarks
) {
  auto kept_as = disk.replace(score_file, bytes, keep_as);
  if (!kept_as) return kept_as;
  if (const auto copied = disk.put(twin_file, bytes); !copied) {
    remarks.push_back(copied.error().reason());
  }
  return kept_as;
}

bool apply(Hall& hall, const Submission& submission) {
  return submission.purpose == Purpose::relabel ? hall.relabel(submission.entry)
                                                : hall.enter(submission.entry);
}

void enter(Ledger& ledger, const Submission& submission, const std::string& spooled_as) {
  if (submission.season) ledger.for_seasons.push_back({submission, spooled_as});
  if (submission.is_for_season_alone) return;
  const Entry& entry = submission.entry;
  const auto rows = ledger.hall.rows(entry.table);
  const std::vector<Entry> before{rows.begin(), rows.end()};
  if (apply(ledger.hall, submission)) ledger.must_be_written = true;
  for (const Entry& row : before) {
    // A better run of the same player takes the place of theirs for good.
    const bool is_pushed_out = !ledger.hall.place(row) && !is_same_player(row.player, entry.player);
    if (is_pushed_out) ledger.left_out.push_back(row);
  }
  if (entry.score > 0 && !ledger.hall.place(entry)) ledger.left_out.push_back(entry);
}

Result<std::unique_ptr<Ledger>> open_ledger(Disk& disk, std::chrono::milliseconds patience) {
  auto lock = disk.lock(patience);
  if (!lock) return lock.error();
  if (!*lock) return std::unique_ptr<Ledger>{};
  auto ledger = open_under_lock(disk);
  if (ledger) (*ledger)->lock = std::move(*lock);
  return ledger;
}

Result<std::unique_ptr<Ledger>> open_under_lock(Disk& disk) {
  auto ledger = std::make_unique<Ledger>();
  if (auto loaded = load_tables(disk, *ledger); !loaded) return loaded.error();
  merge_spool(disk, *ledger);
  return ledger;
}

void enter_kept_runs(Disk& disk, Ledger& ledger) {
  const bool has_lost = ledger.is_damaged || ledger.restored;
  if (!has_lost || std::exchange(ledger.has_asked_games, true)) return;
  const auto runs = runs_for(disk, ledger.last_change);
  if (!runs) return ledger.remarks.push_back(runs.error().reason());
  const auto& found = *runs;
  if (!found) {
    return ledger.remarks.push_back(
        "kept games give " + disk.known_as(score_file) +
        " nothing, as the trail does not tell what was taken out of it"
    );
  }
  for (const Entry& run : *found)
    if (ledger.hall.enter(run)) ++ledger.from_games;
}

Result<void> close_ledger(Disk& disk, Ledger& ledger) {
  // A caller's score counts for more than what a later undo could bring back.
  if (const auto kept = keep_left_out(disk, ledger); !kept) {
    ledger.remarks.push_back(kept.error().reason());
  }
  enter_kept_runs(disk, ledger);
  auto seasons = open_seasons(disk, ledger);
  keep_for_both(disk, ledger, seasons);
  if (ledger.must_be_written) {
    if (auto written = write_ledger(disk, ledger); !written) return written;
  }
  close_seasons(disk, ledger, seasons);
  for (const std::string& path : ledger.spooled) {
    // Merging the same entry again changes nothing, so a leftover is harmless.
    if (const auto removed = disk.remove(path); !removed) {
      ledger.remarks.push_back(removed.error().reason());
    }
  }
  return {};
}

}  // namespace codemaker::scores
