// The seasons as a sysop sees them: `codemaker scores seasons`, and what other words do in them.
#include "commands/dialog.hpp"
#include "commands/doctor/print.hpp"
#include "commands/scores/working.hpp"

#include "scores/entry.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace codemaker::commands {
namespace {

using nlohmann::ordered_json;
using scores::Entry;
using scores::Season;

ordered_json best_json(const scores::Hall& hall) {
  ordered_json best = ordered_json::object();
  for (const engine::RankedGame table : engine::ranked_games) {
    const auto rows = hall.rows(table);
    if (rows.empty()) continue;
    best[std::string{engine::name(table)}] = {
        {"name", shown(rows[0].name)},
        {"score", rows[0].score},
        {"board", shown(rows[0].player.board)}};
  }
  return best;
}

void print_season(const Season& season, const scores::Hall& hall) {
  fmt::print("{:<8} {}\n", scores::name_of(season), count_text(hall.rows_in_all()));
  for (const engine::RankedGame table : engine::ranked_games) {
    const auto rows = hall.rows(table);
    if (!rows.empty()) fmt::print("         {}: {}\n", engine::name(table), row_text(rows[0]));
  }
}

/// True if somebody may be meant by this: the renaming itself looks more closely.
bool has_name(const scores::Hall& hall, const std::string& name) {
  return std::ranges::any_of(engine::ranked_games, [&](engine::RankedGame table) {
    return std::ranges::any_of(hall.rows(table), [&](const Entry& row) {
      return row.name == name ||
             scores::folded_handle(row.player.handle) == scores::folded_handle(name);
    });
  });
}

}  // namespace

int list_seasons(const ScoresOptions& options) {
  return with_data_to_read(options, [&](scores::Disk& disk, const Around&) {
    const auto seasons = scores::seasons_on(disk);
    if (!seasons) return tell_failure(seasons.error());
    ordered_json list = ordered_json::array();
    for (const Season& season : *seasons) {
      const auto loaded = scores::read_season(disk, season);
      if (!loaded) {
        complain(loaded.error().reason());
      } else if (options.is_json) {
        list.push_back({{"season", scores::name_of(season)}, {"best", best_json(loaded->hall)}});
      } else {
        print_season(season, loaded->hall);
      }
    }
    if (options.is_json) print(list, true);
    if (!options.is_json && seasons->empty()) fmt::print("no seasons\n");
    return 0;
  });
}

int rename_in_seasons(scores::Disk& disk, const scores::Renaming& renaming) {
  const auto seasons = scores::seasons_on(disk);
  if (!seasons) {
    complain(seasons.error().reason());
    return 0;
  }
  int renamed_in = 0;
  for (const Season& season : *seasons) {
    const auto loaded = scores::read_season(disk, season);
    if (!loaded || !has_name(loaded->hall, renaming.from)) continue;
    scores::SeasonDisk tables{disk, season};
    const auto renamed = scores::rename_player(tables, hand_of_sysop(), renaming);
    if (!renamed) {
      complain(fmt::format("season {}: {}", scores::name_of(season), renamed.error().reason()));
      continue;
    }
    ++renamed_in;
    fmt::print("Season {}: {}.\n", scores::name_of(season), effect_text(renamed->change, "is in"));
  }
  return renamed_in;
}

void tell_of_seasons_with(scores::Disk& disk, const Entry& run) {
  const auto seasons = scores::seasons_on(disk);
  if (!seasons) return;
  for (const Season& season : *seasons) {
    const auto loaded = scores::read_season(disk, season);
    const auto rank = loaded ? loaded->hall.place(run) : std::nullopt;
    if (!rank) continue;
    fmt::print(
        "The run still stands in season {0}; to take it out there, too:\n"
        "  codemaker scores remove --season {0} --game {1} --rank {2}\n",
        scores::name_of(season), engine::name(run.table), *rank
    );
  }
}

}  // namespace codemaker::commands
