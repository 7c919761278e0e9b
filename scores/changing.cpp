#include "scores/changing.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace codemaker::scores {
namespace {

/// The rows of one that the other does not have.
std::vector<Entry> rows_missing_in(const Hall& other, const Hall& one) {
  const std::vector<Entry> known = all_rows(other);
  std::vector<Entry> missing;
  std::ranges::copy_if(all_rows(one), std::back_inserter(missing), [&](const Entry& row) {
    return std::ranges::find(known, row) == known.end();
  });
  return missing;
}

/// Runs that wait for an undo which cannot come any more are needed no longer.
void tidy_reserve(Disk& disk, const Editing& editing, std::vector<std::string>& remarks) {
  auto reserve = read_reserve(disk);
  if (!reserve || reserve->runs().empty()) return;
  const Reserve before = *reserve;
  const auto& in_force = editing.in_force;
  const ChangeNumber oldest =
      in_force.empty() ? editing.ledger->last_change.number + 1 : in_force.back()->mark.number;
  reserve->drop_before(oldest);
  if (*reserve == before) return;
  if (const auto written = write_reserve(disk, *reserve); !written) {
    remarks.push_back(written.error().reason());
  }
}

/// Puts the new tables in the place of the old ones; the name of the copy of those.
Result<std::string> replace_tables(
    Disk& disk, const Making& making, bool has_file, std::vector<std::string>& remarks
) {
  const std::string_view keep_as = has_file ? making.keep_as : std::string_view{};
  if (keep_as == edit_copy) {
    if (auto shifted = disk.shift(edit_copy, max_edit_copies); !shifted) return shifted.error();
  }
  return write_tables(disk, encode(making.after, making.change.mark), keep_as, remarks);
}

}  // namespace

std::vector<Entry> all_rows(const Hall& hall) {
  std::vector<Entry> rows;
  for (const engine::RankedGame table : engine::ranked_games)
    std::ranges::copy(hall.rows(table), std::back_inserter(rows));
  return rows;
}

Result<Editing> begin_editing(Disk& disk) {
  auto ledger = open_ledger(disk, command_patience);
  if (!ledger) return ledger.error();
  if (!*ledger) return Fault::because("SCORES.LCK is held by another program; try again");
  enter_kept_runs(disk, **ledger);
  auto trail = read_trail(disk);
  if (!trail) return trail.error();
  Editing editing{std::move(*ledger), std::move(*trail), {}};
  editing.in_force = changes_in_force(editing.trail, editing.ledger->last_change);
  return editing;
}

Result<Edited> make_change(Disk& disk, const Hand& hand, Editing& editing, Making making) {
  Ledger& ledger = *editing.ledger;
  // As they will be read back: the rows of the trail are compared with those of the file.
  making.after = decode(encode(making.after)).hall;
  const Hall before = decode(encode(ledger.hall)).hall;
  making.change.taken = rows_missing_in(making.after, before);
  making.change.put = rows_missing_in(before, making.after);
  const bool differs = !making.change.taken.empty() || !making.change.put.empty();
  const bool is_made = differs || making.when_equal == WhenEqual::change;
  // What waited in the spool belongs into the copy of the tables before.
  if (is_made && ledger.is_new && making.keep_as == reset_copy) ledger.must_be_written = true;
  if (auto closed = close_ledger(disk, ledger); !closed) return closed.error();
  std::vector<std::string> remarks = std::move(ledger.remarks);
  std::ranges::copy(editing.trail.remarks, std::back_inserter(remarks));
  if (!is_made) return Edited{{}, ledger.hall, "", std::move(remarks)};
  const bool has_file = ledger.must_be_written || !ledger.is_new;

  making.change.mark.number = next_number(editing.trail, ledger.last_change);
  making.change.before = ledger.last_change;
  making.change.when = hand.now;
  making.change.who = hand.who;
  if (making.reserve == nullptr) tidy_reserve(disk, editing, remarks);
  if (auto added = append(disk, editing.trail, making.change); !added) return added.error();
  if (making.reserve != nullptr) {
    if (auto kept = write_reserve(disk, *making.reserve); !kept) return kept.error();
  }
  auto kept_as = replace_tables(disk, making, has_file, remarks);
  if (!kept_as) return kept_as.error();
  return Edited{
      std::move(making.change), std::move(making.after), std::move(*kept_as), std::move(remarks)};
}

}  // namespace codemaker::scores
