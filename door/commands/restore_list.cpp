#include "commands/restore_list.hpp"

#include "commands/dialog.hpp"
#include "commands/doctor/print.hpp"
#include "commands/scores/working.hpp"
#include "play/call/words.hpp"
#include "records/copies.hpp"
#include "records/upkeep.hpp"
#include "scores/changing.hpp"
#include "scores/edits.hpp"
#include "scores/recovery.hpp"

#include <algorithm>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <vector>

namespace codemaker::commands {
namespace {

using nlohmann::ordered_json;
using scores::records::DatabaseCopy;
using scores::records::Target;

/// When the last of these rows was won; empty: there are none.
std::string last_row(const scores::Hall& hall) {
  const auto rows = scores::all_rows(hall);
  const auto last = std::ranges::max_element(rows, {}, &scores::Entry::when);
  return last == rows.end() ? "" : fmt::format("{:%Y-%m-%d %H:%M}", fmt::gmtime(last->when));
}

ordered_json scores_list(scores::Disk& disk) {
  const auto copies = scores::read_copies(disk);
  const auto newest = scores::newest_copy(copies);
  ordered_json list = ordered_json::array();
  for (std::size_t at = 0; at < copies.size(); ++at) {
    const scores::LoadedHall& tables = copies[at].tables;
    list.push_back({
        {"of", "scores"},
        {"copy", copies[at].name},
        {"whole", tables.condition == scores::Condition::whole},
        {"newest", newest == at},
        {"rows", tables.hall.rows_in_all()},
        {"last", last_row(tables.hall)},
        {"change", tables.last_change.number},
    });
  }
  return list;
}

/// What kept games would give the tables.
ordered_json kept_list(scores::Disk& disk) {
  ordered_json list = ordered_json::array();
  const auto missing = scores::missing_runs(disk);
  if (!missing || missing->empty()) return list;
  list.push_back({
      {"of", "scores"},
      {"copy", kept_games},
      {"whole", true},
      {"newest", false},
      {"rows", missing->size()},
  });
  return list;
}

ordered_json records_list(const Target& target) {
  const auto copies = scores::records::database_copies(target);
  const auto newest = scores::records::newest_database(copies);
  ordered_json list = ordered_json::array();
  for (const DatabaseCopy& copy : copies) {
    list.push_back({
        {"of", "records"},
        {"copy", copy.name},
        {"whole", copy.is_whole},
        {"newest", newest && newest->path == copy.path},
        {"games", copy.games},
        {"finished", copy.finished},
    });
  }
  return list;
}

void print_copy(const ordered_json& copy) {
  const bool is_whole = copy["whole"].get<bool>();
  const bool is_of_scores = copy["of"] == "scores";
  const std::string last = copy.value("last", "");
  const auto count = copy[is_of_scores ? "rows" : "games"].get<std::int64_t>();
  fmt::print(
      "{:<34} {}{}{}\n", shown(copy["copy"].get<std::string>()),
      !is_whole      ? std::string{"damaged"}
      : is_of_scores ? play::count(count, "row", "rows")
                     : play::count(count, "game", "games"),
      !is_whole || last.empty() ? "" : ", the last of " + last,
      copy["newest"].get<bool>()   ? "  the newest"
      : copy["copy"] == kept_games ? "  that the tables lack"
                                   : ""
  );
}

}  // namespace

int list_copies(
    const RestoreOptions& options, scores::Disk& disk, const std::optional<Target>& records
) {
  ordered_json list = ordered_json::array();
  if (options.what != "records") {
    for (const auto& copy : scores_list(disk))
      list.push_back(copy);
    for (const auto& runs : kept_list(disk))
      list.push_back(runs);
  }
  if (options.what != "scores" && records && scores::records::is_file(*records))
    for (const auto& copy : records_list(*records))
      list.push_back(copy);
  if (options.is_json) {
    print(list, true);
    return 0;
  }
  for (const ordered_json& copy : list)
    print_copy(copy);
  if (list.empty()) fmt::print("There are no copies.\n");
  return 0;
}

}  // namespace codemaker::commands
