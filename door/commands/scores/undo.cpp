// `codemaker scores undo`: takes a change back, and tells the changes there are.
#include "commands/dialog.hpp"
#include "commands/doctor/print.hpp"
#include "commands/scores/working.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string_view>

namespace codemaker::commands {
namespace {

using nlohmann::ordered_json;
using scores::Change;

constexpr std::size_t max_changes_told = 50;

ordered_json changed_rows_json(const std::vector<scores::Entry>& rows) {
  ordered_json list = ordered_json::array();
  for (const scores::Entry& row : rows) {
    list.push_back({
        {"game", engine::name(row.table)},
        {"name", shown(row.name)},
        {"score", row.score},
        {"board", shown(row.player.board)},
    });
  }
  return list;
}

ordered_json change_json(const Change& change, bool is_in_force) {
  return {
      {"change", change.mark.number},
      {"when", time_text(change.when)},
      {"who", shown(change.who)},
      {"command", scores::word_of(change.kind)},
      {"detail", shown(change.detail)},
      {"undoes", change.undoes == 0 ? ordered_json() : ordered_json(change.undoes)},
      {"in_force", is_in_force},
      {"removed", changed_rows_json(change.taken)},
      {"entered", changed_rows_json(change.put)},
  };
}

void print_change(const Change& change, bool is_in_force) {
  const bool is_undo = change.kind == scores::ChangeKind::undo;
  const bool has_rows = !change.taken.empty() || !change.put.empty();
  fmt::print(
      "{:>5}  {}  {}: {}{}: {}\n", change.mark.number, time_text(change.when), shown(change.who),
      change_text(change), !is_in_force && !is_undo && has_rows ? " (undone)" : "",
      effect_text(change, is_undo ? "is back" : "is in")
  );
}

/// Those in the tables of today, the latest first.
int list_changes(scores::Disk& disk, bool is_json) {
  const auto loaded = scores::read_hall(disk);
  if (!loaded) return tell_failure(loaded.error());
  const auto trail = scores::read_trail(disk);
  if (!trail) return tell_failure(trail.error());
  print_remarks(trail->remarks);
  const auto in_force = scores::changes_in_force(*trail, loaded->last_change);
  auto made = scores::made_changes(*trail, loaded->last_change);
  if (made.size() > max_changes_told) made.resize(max_changes_told);
  ordered_json list = ordered_json::array();
  for (const Change* change : made) {
    const bool is_in_force = std::ranges::count(in_force, change) > 0;
    if (is_json) {
      list.push_back(change_json(*change, is_in_force));
    } else {
      print_change(*change, is_in_force);
    }
  }
  if (is_json) print(list, true);
  if (!is_json && made.empty()) fmt::print("no changes\n");
  return 0;
}

/// What was taken back: the change of that number.
std::string undone_text(scores::Disk& disk, scores::ChangeNumber number) {
  const auto trail = scores::read_trail(disk);
  if (trail) {
    for (const Change& change : trail->changes) {
      if (change.mark.number == number) {
        return fmt::format(
            "{} ({} by {}, {})", number, change_text(change), shown(change.who),
            time_text(change.when)
        );
      }
    }
  }
  return std::to_string(number);
}

}  // namespace

int undo_scores(const ScoresOptions& options) {
  return with_data(options, DataUse::existing, [&](scores::Disk& disk, const Around& around) {
    if (options.is_listed) return list_changes(disk, options.is_json);
    const auto undone = scores::undo(disk, hand_of_sysop());
    if (!undone) return tell_failure(undone.error());
    const Change& change = undone->change;
    fmt::print(
        "Undid change {}: {}.\n", undone_text(disk, change.undoes), effect_text(change, "is back")
    );
    print_aftermath(*undone, around);
    return 0;
  });
}

}  // namespace codemaker::commands
