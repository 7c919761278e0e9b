#include "scores/recovery.hpp"

#include "scores/changing.hpp"
#include "scores/store.hpp"

#include <algorithm>
#include <utility>

namespace codemaker::scores {
namespace {

bool adds_to(const Hall& hall, const Hall& others) {
  Hall joined = hall;
  bool has_changed = false;
  for (const Entry& row : all_rows(others))
    if (joined.enter(row)) has_changed = true;
  return has_changed;
}

bool is_newer_than(const LoadedHall& one, const LoadedHall& other) {
  if (one.last_change.number != other.last_change.number)
    return one.last_change.number > other.last_change.number;
  return adds_to(other.hall, one.hall) && !adds_to(one.hall, other.hall);
}

/// The change that was made to the tables that name `mark`; nullptr: none was. Of several the last
/// one was: those before it were cut off.
const Change* change_behind(const Trail& trail, const ChangeMark& mark) {
  const Change* found = nullptr;
  for (const Change& change : trail.changes) {
    if (change.before != mark || change.mark.number <= mark.number) continue;
    if (found == nullptr || change.mark.number > found->mark.number) found = &change;
  }
  return found;
}

void make_again(Hall& hall, const Change& change) {
  for (const Entry& row : change.taken)
    if (const auto place = hall.place(row)) hall.remove(row.table, *place);
  for (const Entry& row : change.put)
    hall.enter(row);
}

std::string numbered_copy(int number) {
  return std::string{edit_copy} + (number == 1 ? "" : std::to_string(number));
}

void add_copy(Disk& disk, const std::string& name, std::vector<TablesCopy>& copies) {
  const auto file = disk.read(name);
  if (!file || !*file) return;
  copies.push_back({name, decode(**file)});
}

}  // namespace

bool is_copy_of_day(std::string_view path) {
  const std::string beginning = std::string{backup_directory} + "/" + std::string{day_copy};
  return path.starts_with(beginning) && path.ends_with(".DAT") &&
         path.find('/', beginning.size()) == std::string_view::npos;
}

std::optional<std::size_t> newest_copy(std::span<const TablesCopy> copies) {
  std::optional<std::size_t> newest;
  for (std::size_t at = 0; at < copies.size(); ++at) {
    const LoadedHall& tables = copies[at].tables;
    if (tables.condition != Condition::whole) continue;
    if (!newest || is_newer_than(tables, copies[*newest].tables)) newest = at;
  }
  return newest;
}

Recovered recover(
    std::span<const TablesCopy> copies, std::size_t base, const Trail& trail,
    const LoadedHall& damaged
) {
  const LoadedHall& taken = copies[base].tables;
  Recovered recovered{taken.hall, taken.last_change, copies[base].name, 0};
  for (const TablesCopy& copy : copies) {
    const bool is_of_same =
        copy.tables.condition == Condition::whole && copy.tables.last_change == taken.last_change;
    if (!is_of_same) continue;
    for (const Entry& row : all_rows(copy.tables.hall))
      recovered.hall.enter(row);
  }
  // A header that can be read says which change was the last; one in the trail behind it was not
  // made.
  const ChangeNumber last = damaged.last_change.number;
  while (const Change* change = change_behind(trail, recovered.last_change)) {
    if (last != 0 && change->mark.number > last) break;
    make_again(recovered.hall, *change);
    recovered.last_change = change->mark;
  }
  for (const Entry& row : all_rows(damaged.hall))
    recovered.hall.relabel(row);
  for (const Entry& row : all_rows(recovered.hall))
    if (!taken.hall.place(row)) ++recovered.added;
  return recovered;
}

std::vector<TablesCopy> read_copies(Disk& disk) {
  std::vector<TablesCopy> copies;
  add_copy(disk, std::string{twin_file}, copies);
  for (int number = 1; number <= max_edit_copies; ++number)
    add_copy(disk, numbered_copy(number), copies);
  auto of_days = disk.list(backup_directory);
  if (!of_days) return copies;
  std::ranges::reverse(*of_days);
  for (const std::string& name : *of_days) {
    const std::string path = std::string{backup_directory} + "/" + name;
    if (is_copy_of_day(path)) add_copy(disk, path, copies);
  }
  return copies;
}

std::optional<Recovered> recover_from(Disk& disk, const LoadedHall& damaged) {
  const auto copies = read_copies(disk);
  const auto newest = newest_copy(copies);
  if (!newest) return std::nullopt;
  // A trail that cannot be read adds nothing: the copy alone is more than no tables.
  const auto trail = read_trail(disk);
  Recovered recovered = recover(copies, *newest, trail ? *trail : Trail{}, damaged);
  recovered.from = disk.known_as(recovered.from);
  return recovered;
}

}  // namespace codemaker::scores
