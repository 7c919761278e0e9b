#include "commands/scores.hpp"

#include "ansi/text.hpp"
#include "scores/store.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <fmt/format.h>
#include <functional>
#include <nlohmann/json.hpp>

namespace codemaker::commands {
namespace {

using engine::RankedGame;
using nlohmann::ordered_json;

std::string time_text(std::int64_t when) {
  const std::chrono::sys_seconds time{std::chrono::seconds{when}};
  const auto day = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date{day};
  const std::chrono::hh_mm_ss clock{time - day};
  return fmt::format(
      "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", static_cast<int>(date.year()),
      static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), clock.hours().count(),
      clock.minutes().count(), clock.seconds().count()
  );
}

/// Texts of a row are cleaned wherever they leave the program.
std::string shown(std::string_view text) {
  return ansi::clean(text, 64);
}

ordered_json to_json(const scores::Hall& hall, RankedGame table) {
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

void print_table(const scores::Hall& hall, RankedGame table) {
  fmt::print("{}\n", engine::name(table));
  const auto rows = hall.rows(table);
  if (rows.empty()) fmt::print("  nobody yet\n");
  std::size_t place = 0;
  for (const scores::Entry& row : rows) {
    const std::string name = shown(row.name);
    const std::string padding(12 - std::min<std::size_t>(12, ansi::length(name)), ' ');
    fmt::print(
        "  {:>2}  {}{} {:>8} points  level {:>3}  {}  {}\n", ++place, name, padding, row.score,
        row.level, time_text(row.when), shown(row.player.board)
    );
  }
}

std::vector<RankedGame> chosen_tables(const ScoresOptions& options) {
  if (const auto table = engine::ranked_game(options.table)) return {*table};
  return {engine::ranked_games.begin(), engine::ranked_games.end()};
}

/// Opens the data directory and works on it; 1 if that cannot be done.
int with_data(
    const ScoresOptions& options, DataUse use,
    const std::function<int(scores::Disk&, const config::Settings&)>& work
) {
  const auto settled = settle_or_complain(options.common);
  if (!settled) return 1;
  const auto disk = open_data(options.common, settled->reading.settings, use);
  return disk ? work(*disk, settled->reading.settings) : 1;
}

int complain(const scores::Fault& fault) {
  fmt::print(stderr, "codemaker: {}\n", fault.reason());
  return 1;
}

void print_remarks(const std::vector<std::string>& remarks) {
  for (const std::string& remark : remarks)
    fmt::print(stderr, "codemaker: {}\n", remark);
}

}  // namespace

int list_scores(const ScoresOptions& options) {
  return with_data(options, DataUse::looks, [&](scores::Disk& disk, const config::Settings&) {
    const auto reading = scores::read_hall(disk);
    if (!reading) return complain(reading.error());
    if (reading->condition == scores::Condition::damaged) {
      fmt::print(
          stderr, "codemaker: warning: SCORES.DAT is damaged; what is intact is shown, {} lost\n",
          reading->lost
      );
    }
    ordered_json tables = ordered_json::object();
    for (const RankedGame table : chosen_tables(options)) {
      if (options.is_json) {
        tables[std::string{engine::name(table)}] = to_json(reading->hall, table);
      } else {
        print_table(reading->hall, table);
      }
    }
    if (options.is_json) {
      fmt::print("{}\n", tables.dump(-1, ' ', false, ordered_json::error_handler_t::replace));
    }
    return 0;
  });
}

int add_score(const ScoresOptions& options) {
  return with_data(
      options, DataUse::changes,
      [&](scores::Disk& disk, const config::Settings& settings) {
        // The whole name is who he is on the board; the table shows its beginning.
        const std::string handle = ansi::clean(ansi::without_color_codes(options.name), 64);
        const std::string name = scores::table_name(handle);
        if (name.empty()) {
          fmt::print(stderr, "codemaker: the name has no letters\n");
          return 1;
        }
        const std::string& board = first_said(options.board, settings.board);
        const scores::Entry entry{
            .table = *engine::ranked_game(options.table),
            .player = {ansi::clean(board, scores::longest_board), "", handle},
            .name = name,
            .score = options.score,
            .level = options.level,
            .when = std::time(nullptr),
        };
        const auto filed =
            scores::file(disk, {entry, scores::Purpose::enter}, scores::lock_patience);
        if (!filed) return complain(filed.error());
        print_remarks(filed->remarks);
        if (filed->is_spooled) {
          fmt::print("{} waits in the spool\n", name);
        } else if (filed->place) {
          fmt::print("{} is number {} of {}\n", name, *filed->place, options.table);
        } else {
          fmt::print("{} does not enter: a better run stands there, or ten better players\n", name);
        }
        return 0;
      }
  );
}

int remove_score(const ScoresOptions& options) {
  return with_data(options, DataUse::changes, [&](scores::Disk& disk, const config::Settings&) {
    const auto removed = scores::remove(disk, *engine::ranked_game(options.table), options.place);
    if (!removed) return complain(removed.error());
    print_remarks(removed->remarks);
    if (!removed->entry) {
      fmt::print(stderr, "codemaker: nobody stands at place {}\n", options.place);
      return 1;
    }
    fmt::print(
        "{} with {} points is taken out\n", shown(removed->entry->name), removed->entry->score
    );
    return 0;
  });
}

int reset_scores(const ScoresOptions& options) {
  return with_data(options, DataUse::changes, [&](scores::Disk& disk, const config::Settings&) {
    const auto reset = scores::reset(disk);
    if (!reset) return complain(reset.error());
    print_remarks(reset->remarks);
    fmt::print("the Hall of Fame is empty; the old one is kept as {}\n", reset->kept_as);
    return 0;
  });
}

}  // namespace codemaker::commands
