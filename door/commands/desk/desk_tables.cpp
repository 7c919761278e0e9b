// The sysop's desk: the tables, and what was changed in them.
#include "commands/desk/desk.hpp"

#include "ansi/text.hpp"
#include "commands/bulletins.hpp"
#include "commands/dialog.hpp"
#include "commands/scores/working.hpp"
#include "play/call/words.hpp"
#include "scores/store.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>

namespace codemaker::commands {
namespace {

constexpr std::size_t most_changes = 30;

using scores::Edited;
using scores::Result;

/// What came of a change, in a sentence; the bulletins follow it.
std::string changed(
    const DeskOf& of, const std::function<Result<Edited>(scores::Disk&)>& change,
    const std::function<std::string(const Edited&)>& words
) {
  const auto disk = io::disk::DirectoryDisk::open(of.directory);
  if (!disk) return ansi::capitalized(disk.error().reason()) + ".";
  const auto edited = change(**disk);
  if (!edited) return ansi::capitalized(edited.error().reason()) + ".";
  renew_bulletins(**disk, of.settings);
  std::string said = words(*edited);
  for (const std::string& remark : edited->remarks)
    said += fmt::format(" {}", remark);
  return said;
}

}  // namespace

Result<SysopDesk::Rows> SysopDesk::changes() {
  seen() = {};
  const auto disk = io::disk::DirectoryDisk::open(of_.directory);
  if (!disk) return disk.error();
  const auto loaded = scores::read_hall(**disk);
  if (!loaded) return loaded.error();
  const auto trail = scores::read_trail(**disk);
  if (!trail) return trail.error();
  const auto in_force = scores::changes_in_force(*trail, loaded->last_change);
  if (!in_force.empty()) {
    const scores::Change& last = *in_force.front();
    seen().last_change = last.mark.number;
    seen().undoable = fmt::format("{}: {}", change_text(last), effect_text(last, "is in"));
  }
  Rows rows;
  for (const scores::Change* change : scores::made_changes(*trail, loaded->last_change)) {
    if (rows.size() == most_changes) break;
    const bool is_undone =
        std::ranges::count(in_force, change) == 0 && change->kind != scores::ChangeKind::undo;
    rows.push_back(
        {std::to_string(change->mark.number),
         fmt::format("{}{}", change_text(*change), is_undone ? " (undone)" : ""),
         fmt::format(
             "{}, by {}: {}", time_text(change->when).substr(0, 10), shown(change->who),
             effect_text(*change, change->undoes > 0 ? "is back" : "is in")
         )}
    );
  }
  return rows;
}

Result<SysopDesk::Rows> SysopDesk::scores_of(engine::RankedGame game) {
  const auto disk = io::disk::DirectoryDisk::open(of_.directory);
  if (!disk) return disk.error();
  const auto loaded = scores::read_hall(**disk);
  if (!loaded) return loaded.error();
  const scores::Hall& hall = seen().hall = loaded->hall;
  Rows rows;
  for (const scores::Entry& row : hall.rows(game)) {
    rows.push_back(
        {fmt::format("{} {}", engine::name(game), rows.size() + 1),
         fmt::format("{}. {}", rows.size() + 1, shown(row.name)),
         fmt::format(
             "{}, level {}, {}, on {}", play::count(row.score, "point", "points"), row.level,
             time_text(row.when).substr(0, 10), shown(row.player.board)
         )}
    );
  }
  return rows;
}

std::string SysopDesk::undo() {
  if (!seen().last_change) return "There is no change to undo.";
  return changed(
      of_, [this](scores::Disk& disk) { return scores::undo(disk, hand(), seen().last_change); },
      [this](const Edited& edited) {
        const std::string back = effect_text(edited.change, "is back");
        note(fmt::format("undid change {}: {}", edited.change.undoes, back));
        return fmt::format("Undid change {}: {}.", edited.change.undoes, back);
      }
  );
}

/// The key is the game and the rank of the row as it was shown.
std::string SysopDesk::annul(const Asked& asked) {
  const auto blank = asked.key.find(' ');
  const auto game = engine::ranked_game(asked.key.substr(0, blank));
  const auto rank =
      blank == std::string::npos ? std::nullopt : ansi::leading_number(asked.key.substr(blank + 1));
  const auto rows = game ? seen().hall.rows(*game) : std::span<const scores::Entry>{};
  if (!rank || *rank < 1 || static_cast<std::size_t>(*rank) > rows.size())
    return "There is no such row any more.";
  const auto place = static_cast<std::size_t>(*rank);
  return changed(
      of_,
      [&](scores::Disk& disk) {
        return scores::remove_row(disk, hand(), {*game, place, rows[place - 1]});
      },
      [&](const Edited& edited) {
        std::string gone;
        for (const scores::Entry& row : edited.change.taken)
          gone += row_text(row);
        note(fmt::format("took {} out of {}", gone, engine::name(*game)));
        return fmt::format("Took {} out. Undo brings it back.", gone);
      }
  );
}

}  // namespace codemaker::commands
