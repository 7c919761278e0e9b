// `codemaker scores list` and `show`: the tables, and one row of them.
#include "ansi/text.hpp"
#include "commands/csv.hpp"
#include "commands/dialog.hpp"
#include "commands/doctor/print.hpp"
#include "commands/records/store.hpp"
#include "commands/scores/working.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace codemaker::commands {
namespace {

using engine::RankedGame;
using nlohmann::ordered_json;

ordered_json table_json(const scores::Hall& hall, RankedGame table) {
  ordered_json rows = ordered_json::array();
  std::size_t place = 0;
  for (const scores::Entry& row : hall.rows(table)) {
    rows.push_back({
        {"place", ++place},
        {"name", shown(row.name)},
        {"score", row.score},
        {"level", row.level},
        {"board", shown(row.player.board)},
        {"when", time_text(row.when)},
    });
  }
  return rows;
}

void print_table(
    const scores::LoadedHall& loaded, RankedGame table, const scores::BoardNames& boards
) {
  fmt::print("{}\n", engine::name(table));
  const auto rows = loaded.hall.rows(table);
  const bool is_damaged = loaded.has_gaps();
  if (rows.empty()) fmt::print("  {}\n", is_damaged ? "no score can be read" : "nobody yet");
  std::size_t place = 0;
  for (const scores::Entry& row : rows) {
    const std::string name = shown(row.name);
    const std::string padding(12 - std::min<std::size_t>(12, ansi::length(name)), ' ');
    fmt::print(
        "  {:>2}  {}{} {:>9} points  level {:>6}  {}  {}\n", ++place, name, padding, row.score,
        row.level, time_text(row.when), shown(boards.shown(row.player.board))
    );
  }
}

void print_table_csv(const scores::Hall& hall, RankedGame table) {
  std::size_t place = 0;
  for (const scores::Entry& row : hall.rows(table)) {
    fmt::print(
        "{},{},{},{},{},{},{}\n", engine::name(table), ++place, csv_text(shown(row.name)),
        row.score, row.level, csv_text(shown(row.player.board)), time_text(row.when)
    );
  }
}

void warn_of_damage(const scores::Disk& disk, const scores::LoadedHall& loaded) {
  if (loaded.condition != scores::Condition::damaged) return;
  const std::string file = disk.known_as(scores::score_file);
  if (!loaded.has_gaps())
    return complain(fmt::format("warning: {} is damaged or gone; a copy has its rows", file));
  complain(
      fmt::format("warning: {} is damaged; what is intact is shown, {} lost", file, loaded.lost)
  );
}

/// The change of the sysop's that put the row there; null if it was won.
const scores::Change* entered_by(
    const scores::Trail& trail, const scores::LoadedHall& loaded, const scores::Entry& row
) {
  for (const scores::Change* change : scores::changes_in_force(trail, loaded.last_change)) {
    if (std::ranges::count(change->put, row) > 0) return change;
  }
  return nullptr;
}

ordered_json row_json(const scores::Entry& row, std::size_t rank) {
  return {
      {"game", engine::name(row.table)},
      {"rank", rank},
      {"name", shown(row.name)},
      {"score", row.score},
      {"level", row.level},
      {"when", time_text(row.when)},
      {"board", shown(row.player.board)},
      {"key", ansi::clean(row.player.key, scores::max_key_bytes)},
      {"handle", ansi::clean(row.player.handle, scores::max_handle_bytes)},
  };
}

/// The number of the game behind a row; null where none is kept.
ordered_json record_number(
    const scores::Entry& row, const config::Settings& settings, const std::string& directory
) {
  const auto store = open_existing_store(settings, directory);
  if (!store) return nullptr;
  const auto game = store->run(
      row.player, {.game = row.table, .score = row.score, .level = row.level, .filed = row.when}
  );
  if (!game) {
    complain(game.error().reason());
    return nullptr;
  }
  return or_null(*game ? std::optional{(*game)->id} : std::nullopt);
}

void print_row(const ordered_json& row) {
  for (const auto& [name, value] : row.items()) {
    const std::string said = value.is_null()     ? "none"
                             : value.is_string() ? value.get<std::string>()
                                                 : value.dump();
    fmt::print("{:<8} {}\n", name, said.empty() ? "none" : said);
  }
}

}  // namespace

int list_scores(const ScoresOptions& options) {
  return with_data_to_read(options, [&](scores::Disk& disk, const Around& around) {
    const auto loaded = scores::read_hall(disk);
    if (!loaded) return tell_failure(loaded.error());
    warn_of_damage(disk, *loaded);
    ordered_json tables = ordered_json::object();
    if (options.is_csv) fmt::print("game,place,name,score,level,board,when\n");
    for (const RankedGame table : chosen_tables(options)) {
      if (options.is_json) {
        tables[std::string{engine::name(table)}] = table_json(loaded->hall, table);
      } else if (options.is_csv) {
        print_table_csv(loaded->hall, table);
      } else {
        print_table(*loaded, table, around.boards);
      }
    }
    if (options.is_json) print(tables, true);
    return 0;
  });
}

int show_score(const ScoresOptions& options) {
  return with_data_to_read(options, [&](scores::Disk& disk, const Around& around) {
    const config::Settings& settings = around.settings;
    const auto loaded = scores::read_hall(disk);
    if (!loaded) return tell_failure(loaded.error());
    warn_of_damage(disk, *loaded);
    const auto rows = loaded->hall.rows(*chosen_table(options));
    if (options.rank > rows.size()) {
      complain(fmt::format("nobody has rank {} of {}", options.rank, options.game));
      return 1;
    }
    const scores::Entry& row = rows[options.rank - 1];
    const auto trail = scores::read_trail(disk);
    if (!trail) return tell_failure(trail.error());
    ordered_json object = row_json(row, options.rank);
    const auto* const change = entered_by(*trail, *loaded, row);
    object["change"] = change != nullptr ? ordered_json(change->mark.number) : ordered_json();
    object["record"] = record_number(row, settings, around.directory);
    options.is_json ? print(object, true) : print_row(object);
    return 0;
  });
}

}  // namespace codemaker::commands
