#include "scores/changing.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

namespace codemaker::scores {
namespace {

bool has_run(const std::vector<Entry>& rows, const Entry& run) {
  return std::ranges::any_of(rows, [&](const Entry& row) { return is_same_run(row, run); });
}

void add_unknown(std::vector<Entry>& rows, const Entry& run) {
  if (!has_run(rows, run)) rows.push_back(run);
}

/// All that belong into the tables once the change is gone, more than they hold: rows that it did
/// not put there, those that it took out, and what callers have won since and could not enter.
std::vector<Entry> candidates(const Hall& hall, const Reserve& reserve, const Change& change) {
  std::vector<Entry> runs;
  std::ranges::copy_if(all_rows(hall), std::back_inserter(runs), [&](const Entry& row) {
    return std::ranges::find(change.put, row) == change.put.end();
  });
  for (const Reserved& run : reserve.runs()) {
    const bool counts = run.since >= change.mark.number &&
                        std::ranges::find(change.put, run.entry) == change.put.end();
    if (counts) add_unknown(runs, run.entry);
  }
  for (const Entry& row : change.taken)
    add_unknown(runs, row);
  return runs;
}

Hall entered(const std::vector<Entry>& runs) {
  // In the order of the tables, so that of equals the earlier one is there first.
  const auto is_before = [](const Entry& one, const Entry& other) {
    if (one.score != other.score) return one.score > other.score;
    return one.when < other.when;
  };
  std::vector<Entry> ordered;
  ordered.reserve(runs.size());
  for (const Entry& run : runs)
    ordered.insert(std::ranges::upper_bound(ordered, run, is_before), run);
  Hall hall;
  for (const Entry& run : ordered)
    hall.enter(run);
  return hall;
}

}  // namespace

Result<Edited> undo(Disk& disk, const Hand& hand, std::optional<ChangeNumber> seen) {
  auto editing = begin_editing(disk);
  if (!editing) return editing.error();
  if (editing->in_force.empty()) return Fault::because("there is no change to undo");
  const Change& change = *editing->in_force.front();
  if (seen && *seen != change.mark.number) {
    return Fault::because("another change was made in the meantime; look again");
  }
  auto reserve = read_reserve(disk);
  if (!reserve) return reserve.error();
  const Reserve reserve_before = *reserve;
  // Of what waited in the spool, too.
  for (const Entry& run : editing->ledger->left_out) {
    if (is_put_by_hand(editing->in_force, run)) continue;
    reserve->keep({editing->ledger->last_change.number, run});
  }
  const std::vector<Entry> runs = candidates(editing->ledger->hall, *reserve, change);
  Hall after = entered(runs);
  // Who has no room now may have some when an older change is undone.
  const std::vector<const Change*> older{editing->in_force.begin() + 1, editing->in_force.end()};
  const ChangeNumber number = next_number(editing->trail, editing->ledger->last_change);
  for (const Entry& run : runs) {
    if (!after.place(run) && !is_put_by_hand(older, run)) reserve->keep({number, run});
  }
  Making making{
      .change = {},
      .after = std::move(after),
      .keep_as = edit_copy,
      .when_equal = WhenEqual::change,
      .reserve = *reserve == reserve_before ? nullptr : &*reserve,
  };
  making.change.kind = ChangeKind::undo;
  making.change.undoes = change.mark.number;
  making.change.detail = word_of(change.kind);
  return make_change(disk, hand, *editing, std::move(making));
}

}  // namespace codemaker::scores
