#include "scores/store.hpp"

#include "scores/ledger.hpp"
#include "scores/recovery.hpp"

#include <memory>
#include <utility>

namespace codemaker::scores {
namespace {

Filed spooled_because(const Fault& fault) {
  return {
      .place = {},
      .is_spooled = true,
      .has_better = false,
      .was_damaged = false,
      .was_restored = false,
      .remarks = {fault.reason() + "; the score is in the spool"}};
}

Result<Filed> file_in_tables(
    Disk& disk, const Submission& submission, std::chrono::milliseconds patience
) {
  auto ledger = open_ledger(disk, patience);
  if (!ledger) return ledger.error();
  if (!*ledger) return Fault::because("SCORES.LCK is held by another program");
  enter(**ledger, submission);
  if (auto closed = close_ledger(disk, **ledger); !closed) {
    if ((*ledger)->is_kept_in_spool) return spooled_because(closed.error());
    return closed.error();
  }
  const Hall& hall = (*ledger)->hall;
  return Filed{
      .place = hall.place(submission.entry),
      .is_spooled = false,
      .has_better = hall.has_as_good(submission.entry),
      .was_damaged = (*ledger)->is_damaged && !(*ledger)->restored,
      .was_restored = (*ledger)->restored.has_value(),
      .remarks = std::move((*ledger)->remarks),
  };
}

/// True of tables that are damaged, or have no twin as an older program wrote them.
bool needs_care(Disk& disk, std::string_view bytes) {
  const Condition condition = decode(bytes).condition;
  if (condition == Condition::damaged) return true;
  const auto twin = disk.read(twin_file);
  return condition == Condition::whole && twin && !*twin;
}

/// Whoever asks for it can be told that another program has them just now.
Result<std::unique_ptr<Ledger>> open_for_command(Disk& disk, std::chrono::milliseconds patience) {
  auto ledger = open_ledger(disk, patience);
  if (ledger && !*ledger) return Fault::because("SCORES.LCK is held by another program");
  return ledger;
}

}  // namespace

bool is_copy(std::string_view file_name) {
  const bool has_beginning = file_name.starts_with(reset_copy) || file_name.starts_with(edit_copy);
  static_assert(reset_copy.size() == edit_copy.size());
  return has_beginning &&
         file_name.find_first_not_of("0123456789", reset_copy.size()) == std::string_view::npos;
}

Result<Filed> file(Disk& disk, const Submission& as_won, std::chrono::milliseconds patience) {
  Submission submission = as_won;
  submission.entry = within_limits(as_won.entry);
  auto filed = file_in_tables(disk, submission, patience);
  if (filed) return filed;
  if (auto added = spool(disk, submission); !added) {
    return Fault::because(filed.error().reason() + "; " + added.error().reason());
  }
  return spooled_because(filed.error());
}

Result<std::vector<std::string>> make_tables(Disk& disk, std::chrono::milliseconds patience) {
  const auto file = disk.read(score_file);
  if (!file) return file.error();
  const std::optional<std::string>& bytes = *file;
  if (bytes && !needs_care(disk, *bytes)) return std::vector<std::string>{};
  auto ledger = open_for_command(disk, patience);
  if (!ledger) return ledger.error();
  (*ledger)->must_be_written = true;
  auto closed = close_ledger(disk, **ledger);
  if (!closed) return closed.error();
  return std::move((*ledger)->remarks);
}

Result<FiledWaiting> file_waiting(Disk& disk, std::chrono::milliseconds patience) {
  const auto waiting = spooled_scores(disk);
  if (!waiting) return waiting.error();
  if (waiting->empty()) return FiledWaiting{};
  auto ledger = open_for_command(disk, patience);
  if (!ledger) return ledger.error();
  if (auto closed = close_ledger(disk, **ledger); !closed) return closed.error();
  return FiledWaiting{(*ledger)->spooled.size(), std::move((*ledger)->remarks)};
}

Result<void> spool(Disk& disk, const Submission& submission) {
  const auto added = disk.add(spool_directory, spool_ending, encode(submission));
  return added ? Result<void>{} : added.error();
}

void enter_waiting(Hall& hall, std::span<const Submission> waiting) {
  for (const Submission& submission : waiting)
    if (!submission.is_for_season_alone) apply(hall, submission);
}

void enter_waiting(Hall& hall, std::span<const Submission> waiting, const Season& season) {
  for (const Submission& submission : waiting)
    if (submission.season == season) apply(hall, submission);
}

Result<LoadedHall> read_hall(Disk& disk) {
  const auto file = disk.read(score_file);
  if (!file) return file.error();
  const std::optional<std::string>& bytes = *file;
  LoadedHall loaded = bytes ? decode(*bytes) : LoadedHall{};
  if (loaded.condition == Condition::newer) return newer_version(disk.known_as(score_file));
  if (bytes && loaded.condition == Condition::whole) return loaded;
  if (auto recovered = recover_from(disk, loaded)) {
    loaded.hall = std::move(recovered->hall);
    loaded.last_change = recovered->last_change;
    loaded.condition = Condition::damaged;
    loaded.lost = 0;
    loaded.is_led_back = true;
  }
  return loaded;
}

}  // namespace codemaker::scores
