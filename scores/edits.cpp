#include "scores/edits.hpp"

#include "scores/changing.hpp"
#include "scores/kept_runs.hpp"
#include "scores/recovery.hpp"

#include <utility>

namespace codemaker::scores {
namespace {

std::string row_words(const SeenRow& row) {
  return "rank " + std::to_string(row.rank) + " of " + std::string{engine::name(row.table)};
}

/// A change that turns the present tables into those that `work` makes of them.
template <typename Work>
Result<Edited> edit(
    Disk& disk, const Hand& hand, ChangeKind kind, std::string detail, const Work& work
) {
  auto editing = begin_editing(disk);
  if (!editing) return editing.error();
  Result<Hall> after = work(std::as_const(editing->ledger->hall), editing->ledger->remarks);
  if (!after) return after.error();
  Making making{.change = {}, .after = std::move(*after)};
  making.change.kind = kind;
  making.change.detail = std::move(detail);
  if (kind == ChangeKind::reset) {
    making.keep_as = reset_copy;
  }
  // Even where it changes nothing the trail tells of it.
  const bool is_of_all = kind == ChangeKind::reset || kind == ChangeKind::restore;
  if (is_of_all) making.when_equal = WhenEqual::change;
  return make_change(disk, hand, *editing, std::move(making));
}

bool is_meant(const Entry& row, const Renaming& renaming) {
  if (renaming.table && row.table != *renaming.table) return false;
  if (!renaming.board.empty() && row.player.board != renaming.board) return false;
  if (renaming.what == Renamed::shown_name) return row.name == table_name(renaming.from);
  return folded_handle(row.player.handle) == folded_handle(renaming.from);
}

Entry renamed(Entry row, const Renaming& renaming) {
  const bool shows_handle = row.name == table_name(row.player.handle);
  if (renaming.what == Renamed::shown_name || shows_handle) row.name = table_name(renaming.to);
  if (renaming.what == Renamed::player) {
    row.player.handle = cut_bytes(without_controls(renaming.to), max_handle_bytes);
  }
  return row;
}

Result<Hall> with_renamed(const Hall& before, const Renaming& renaming) {
  Hall after;
  bool is_known = false;
  for (const Entry& row : all_rows(before)) {
    const bool is_one = is_meant(row, renaming);
    is_known = is_known || is_one;
    after.enter(is_one ? renamed(row, renaming) : row);
  }
  if (!is_known) return Fault::because("no row is " + renaming.from + "'s");
  return after;
}

/// The intact rows of a copy.
Result<Hall> rows_of_copy(Disk& disk, std::string_view copy, std::vector<std::string>& remarks) {
  const auto file = disk.read(copy);
  if (!file) return file.error();
  const std::optional<std::string>& bytes = *file;
  if (!bytes) return Fault::because("there is no copy " + std::string{copy});
  LoadedHall loaded = decode(*bytes);
  if (loaded.condition == Condition::newer) return newer_version(copy);
  if (loaded.condition == Condition::damaged) {
    remarks.push_back(std::string{copy} + " is damaged; its intact rows are taken");
  }
  return std::move(loaded.hall);
}

/// With the runs that nobody took out.
Hall with_runs(
    Hall hall, const std::vector<Entry>& runs, const std::vector<const Change*>& in_force
) {
  for (const Entry& run : not_taken_out(runs, in_force))
    hall.enter(run);
  return hall;
}

}  // namespace

Result<Edited> add_run(Disk& disk, const Hand& hand, const Entry& entry) {
  return edit(disk, hand, ChangeKind::add, "", [&](const Hall& before, auto&) -> Result<Hall> {
    Hall after = before;
    after.enter(within_limits(entry));
    return after;
  });
}

Result<Edited> remove_row(Disk& disk, const Hand& hand, const SeenRow& row) {
  return edit(disk, hand, ChangeKind::remove, "", [&](const Hall& before, auto&) -> Result<Hall> {
    Hall after = before;
    const auto removed = after.remove(row.table, row.rank);
    if (!removed) return Fault::because("nobody has " + row_words(row));
    if (row.seen && *row.seen != *removed) {
      return Fault::because(row_words(row) + " is another row now; look again");
    }
    return after;
  });
}

Result<Edited> rename_player(Disk& disk, const Hand& hand, const Renaming& renaming) {
  if (table_name(renaming.to).empty()) return Fault::because("the new name has no letters");
  const std::string detail = renaming.from + " to " + renaming.to;
  return edit(disk, hand, ChangeKind::rename, detail, [&](const Hall& before, auto&) {
    return with_renamed(before, renaming);
  });
}

Result<Edited> reset(Disk& disk, const Hand& hand, std::optional<engine::RankedGame> table) {
  const std::string detail{table ? engine::name(*table) : ""};
  const auto work = [&](const Hall& before, auto&) -> Result<Hall> {
    if (!table) return Hall{};
    Hall after = before;
    after.clear(*table);
    return after;
  };
  return edit(disk, hand, ChangeKind::reset, detail, work);
}

Result<Edited> restore(Disk& disk, const Hand& hand, std::string_view copy) {
  if (!is_copy(copy) && copy != twin_file && !is_copy_of_day(copy))
    return Fault::because(std::string{copy} + " is no copy of the tables");
  const std::string detail{copy};
  return edit(disk, hand, ChangeKind::restore, detail, [&](const Hall&, auto& remarks) {
    return rows_of_copy(disk, copy, remarks);
  });
}

Result<Edited> import_rows(
    Disk& disk, const Hand& hand, const Hall& rows, std::string_view origin
) {
  const std::string detail{origin};
  return edit(disk, hand, ChangeKind::import, detail, [&](const Hall&, auto&) -> Result<Hall> {
    return rows;
  });
}

Result<Edited> merge_rows(Disk& disk, const Hand& hand, const Hall& rows, std::string_view origin) {
  const std::string detail{origin};
  const auto work = [&](const Hall& before, auto&) -> Result<Hall> {
    Hall after = before;
    for (const Entry& row : all_rows(rows))
      after.enter(row);
    return after;
  };
  return edit(disk, hand, ChangeKind::merge, detail, work);
}

Result<std::vector<Entry>> missing_runs(Disk& disk) {
  const auto runs = disk.kept_runs();
  if (!runs) return runs;
  const auto loaded = read_hall(disk);
  if (!loaded) return loaded.error();
  const auto trail = read_trail(disk);
  if (!trail) return trail.error();
  const Hall after = with_runs(loaded->hall, *runs, changes_in_force(*trail, loaded->last_change));
  std::vector<Entry> missing;
  for (const Entry& row : all_rows(after))
    if (!loaded->hall.place(row)) missing.push_back(row);
  return missing;
}

std::size_t rows_of_games_alone(Disk& disk) {
  const auto file = disk.read(score_file);
  if (!file || *file || !read_copies(disk).empty()) return 0;
  const auto missing = missing_runs(disk);
  return missing ? missing->size() : 0;
}

Result<Edited> merge_kept_runs(Disk& disk, const Hand& hand) {
  auto editing = begin_editing(disk);
  if (!editing) return editing.error();
  const auto runs = disk.kept_runs();
  if (!runs) return runs.error();
  Making making{.change = {}, .after = with_runs(editing->ledger->hall, *runs, editing->in_force)};
  making.change.kind = ChangeKind::merge;
  making.change.detail = origin_of_kept_runs;
  return make_change(disk, hand, *editing, std::move(making));
}

}  // namespace codemaker::scores
