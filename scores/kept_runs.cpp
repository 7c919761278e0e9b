#include "scores/kept_runs.hpp"

#include <algorithm>
#include <iterator>

namespace codemaker::scores {
namespace {

/// True for a change that left nothing of a table as it was.
bool has_emptied(const Change& change, engine::RankedGame table) {
  if (change.kind == ChangeKind::import) return true;
  const bool is_of_all = change.detail.empty();
  return change.kind == ChangeKind::reset && (is_of_all || change.detail == engine::name(table));
}

/// True for a change that takes rows out because somebody wants them gone.
bool is_meant_to_take(const Change& change) {
  return change.kind == ChangeKind::remove || change.kind == ChangeKind::rename ||
         change.kind == ChangeKind::restore;
}

bool has_taken_out(const Change& change, const Entry& run) {
  if (run.when > change.when) return false;
  if (has_emptied(change, run.table)) return true;
  return is_meant_to_take(change) && std::ranges::any_of(change.taken, [&](const Entry& row) {
           return row.table == run.table && is_same_player(row.player, run.player);
         });
}

bool tells_of(const Trail& trail, const ChangeMark& last_change) {
  if (last_change.number == 0) return trail.changes.empty();
  return !made_changes(trail, last_change).empty();
}

}  // namespace

std::vector<Entry> not_taken_out(
    const std::vector<Entry>& runs, const std::vector<const Change*>& in_force
) {
  std::vector<Entry> left;
  std::ranges::copy_if(runs, std::back_inserter(left), [&](const Entry& run) {
    return std::ranges::none_of(in_force, [&](const Change* change) {
      return has_taken_out(*change, run);
    });
  });
  return left;
}

Result<std::optional<std::vector<Entry>>> runs_for(Disk& disk, const ChangeMark& last_change) {
  const auto runs = disk.kept_runs();
  if (!runs) return runs.error();
  if (runs->empty()) return std::optional{std::vector<Entry>{}};
  const auto trail = read_trail(disk);
  if (!trail) return trail.error();
  if (!tells_of(*trail, last_change)) return std::optional<std::vector<Entry>>{};
  return std::optional{not_taken_out(*runs, changes_in_force(*trail, last_change))};
}

}  // namespace codemaker::scores
