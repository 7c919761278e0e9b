#include "commands/scores.hpp"

#include "commands/dialog.hpp"
#include "commands/doctor/print.hpp"

#include "ansi/text.hpp"
#include "io/disk/score_copies.hpp"
#include "io/log.hpp"
#include "play/words.hpp"
#include "scores/store.hpp"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fmt/format.h>
#include <functional>
#include <nlohmann/json.hpp>

namespace codemaker::commands {
namespace {

using engine::RankedGame;
using nlohmann::ordered_json;

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

void print_table(const scores::LoadedHall& loaded, RankedGame table) {
  fmt::print("{}\n", engine::name(table));
  const auto rows = loaded.hall.rows(table);
  const bool is_damaged = loaded.condition == scores::Condition::damaged;
  if (rows.empty()) fmt::print("  {}\n", is_damaged ? "no score can be read" : "nobody yet");
  std::size_t place = 0;
  for (const scores::Entry& row : rows) {
    const std::string name = shown(row.name);
    const std::string padding(12 - std::min<std::size_t>(12, ansi::length(name)), ' ');
    fmt::print(
        "  {:>2}  {}{} {:>9} points  level {:>6}  {}  {}\n", ++place, name, padding, row.score,
        row.level, time_text(row.when), shown(row.player.board)
    );
  }
}

std::string count_text(std::size_t rows) {
  return play::count(static_cast<std::int64_t>(rows), "score", "scores");
}

std::vector<RankedGame> chosen_tables(const ScoresOptions& options) {
  if (const auto table = engine::ranked_game(options.table)) return {*table};
  return {engine::ranked_games.begin(), engine::ranked_games.end()};
}

/// Opens the data directory and works on it; 1 if that cannot be done.
int with_data(
    const ScoresOptions& options, DataUse use,
    const std::function<int(io::disk::PosixDisk&, const config::Settings&)>& work
) {
  const auto settled = settle_or_complain(options.common);
  if (!settled) return 1;
  const auto disk = open_data(options.common, settled->parsed.settings, use);
  return disk ? work(*disk, settled->parsed.settings) : 1;
}

void print_copy(const std::string& kept_as) {
  if (!kept_as.empty()) fmt::print("What stood there before is kept as {}.\n", kept_as);
}

std::string what_is_emptied(const ScoresOptions& options, const std::string& directory) {
  const std::string tables =
      options.table.empty() ? "every table" : fmt::format("the table of {}", options.table);
  return fmt::format("{} in {}", tables, io::log_safe(directory));
}

void print_copies(const std::vector<io::disk::ScoreCopy>& copies, scores::Disk& disk) {
  if (copies.empty()) fmt::print("no copies\n");
  for (const io::disk::ScoreCopy& copy : copies) {
    const auto bytes = disk.read(copy.name);
    const bool is_there = bytes && *bytes;
    const auto rows = is_there ? scores::decode(**bytes).hall.rows_in_all() : 0;
    fmt::print("{:<12} {}  {}\n", copy.name, time_text(copy.written), count_text(rows));
  }
}

}  // namespace

int list_scores(const ScoresOptions& options) {
  return with_data(
      options, DataUse::existing,
      [&](io::disk::PosixDisk& disk, const config::Settings&) {
        const auto loaded = scores::read_hall(disk);
        if (!loaded) return tell_failure(loaded.error());
        if (loaded->condition == scores::Condition::damaged) {
          complain(fmt::format(
              "warning: SCORES.DAT is damaged; what is intact is shown, {} lost", loaded->lost
          ));
        }
        ordered_json tables = ordered_json::object();
        for (const RankedGame table : chosen_tables(options)) {
          if (options.is_json) {
            tables[std::string{engine::name(table)}] = to_json(loaded->hall, table);
          } else {
            print_table(*loaded, table);
          }
        }
        if (options.is_json) print(tables, true);
        return 0;
      }
  );
}

int add_score(const ScoresOptions& options) {
  return with_data(
      options, DataUse::may_make,
      [&](io::disk::PosixDisk& disk, const config::Settings& settings) {
        // The whole name is who they are on the board; the table shows its beginning.
        const std::string handle = ansi::clean(ansi::without_color_codes(options.name), 64);
        const std::string name = scores::table_name(handle);
        if (name.empty()) {
          complain("the name has no letters");
          return 1;
        }
        const std::string& board = first_said(options.board, settings.board);
        const scores::Entry entry{
            .table = *engine::ranked_game(options.table),
            .player = {ansi::clean(board, scores::max_board_bytes), "", handle},
            .name = name,
            .score = options.score,
            .level = options.level,
            .when = std::time(nullptr),
        };
        const auto filed = scores::file(
            disk, {entry, scores::Purpose::enter}, scores::lock_patience, scores::Backup::copy
        );
        if (!filed) return tell_failure(filed.error());
        print_remarks(filed->remarks);
        if (filed->is_spooled) {
          fmt::print("{} waits in the spool\n", name);
        } else if (filed->place) {
          fmt::print("{} is number {} of {}\n", name, *filed->place, options.table);
        } else {
          fmt::print("{} does not enter: a better run stands there, or ten better players\n", name);
        }
        print_copy(filed->kept_as);
        return 0;
      }
  );
}

int remove_score(const ScoresOptions& options) {
  return with_data(
      options, DataUse::existing,
      [&](io::disk::PosixDisk& disk, const config::Settings&) {
        const auto removed =
            scores::remove(disk, *engine::ranked_game(options.table), options.place);
        if (!removed) return tell_failure(removed.error());
        print_remarks(removed->remarks);
        if (!removed->entry) {
          complain(fmt::format("nobody stands at place {}", options.place));
          return 1;
        }
        fmt::print(
            "{} with {} points is taken out\n", shown(removed->entry->name), removed->entry->score
        );
        print_copy(removed->kept_as);
        return 0;
      }
  );
}

int reset_scores(const ScoresOptions& options) {
  return with_data(
      options, DataUse::existing,
      [&](io::disk::PosixDisk& disk, const config::Settings&) {
        const std::string what = what_is_emptied(options, disk.path());
        const int status = ask_first(
            options.is_agreed, fmt::format("empties {}", what), fmt::format("Empty {}?", what)
        );
        if (status != 0) return status;
        const auto reset = scores::reset(disk, engine::ranked_game(options.table));
        if (!reset) return tell_failure(reset.error());
        print_remarks(reset->remarks);
        fmt::print("Emptied {}; the old file is kept as {}.\n", what, reset->kept_as);
        return 0;
      }
  );
}

int restore_scores(const ScoresOptions& options) {
  return with_data(
      options, DataUse::existing,
      [&](io::disk::PosixDisk& disk, const config::Settings&) {
        const auto copies = io::disk::score_copies(disk.path());
        if (!copies) return tell_failure(copies.error());
        if (options.lists_copies) {
          print_copies(*copies, disk);
          return 0;
        }
        const auto copy =
            options.copy.empty()
                ? copies->begin()
                : std::ranges::find(*copies, options.copy, &io::disk::ScoreCopy::name);
        if (copy == copies->end()) {
          complain(
              copies->empty()
                  ? fmt::format("there is no copy in {}", disk.path())
                  : fmt::format(
                        "there is no copy {} in {}; restore --list shows those there are",
                        options.copy, disk.path()
                    )
          );
          return 1;
        }
        const auto restored = scores::restore(disk, copy->name);
        if (!restored) return tell_failure(restored.error());
        print_remarks(restored->remarks);
        fmt::print(
            "Brought back {} as of {} with {} in {}.\n", copy->name, time_text(copy->written),
            count_text(restored->rows), io::log_safe(disk.path())
        );
        print_copy(restored->kept_as);
        return 0;
      }
  );
}

}  // namespace codemaker::commands
