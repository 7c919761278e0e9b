#include "scores/store.hpp"

#include "scores/ledger.hpp"

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
      .was_damaged = (*ledger)->is_damaged,
      .remarks = std::move((*ledger)->remarks),
  };
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
  if (*file) return std::vector<std::string>{};
  auto ledger = open_ledger(disk, patience);
  if (!ledger) return ledger.error();
  if (!*ledger) return Fault::because("SCORES.LCK is held by another program");
  if ((*ledger)->is_new) (*ledger)->must_be_written = true;
  auto closed = close_ledger(disk, **ledger);
  if (!closed) return closed.error();
  return std::move((*ledger)->remarks);
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
  if (!bytes) return LoadedHall{};
  LoadedHall loaded = decode(*bytes);
  if (loaded.condition == Condition::newer) return newer_version(disk.known_as(score_file));
  return loaded;
}

}  // namespace codemaker::scores
