// `codemaker scores watch`: tells each change of the tables as it happens.
#include "commands/dialog.hpp"
#include "commands/doctor/print.hpp"
#include "commands/scores/working.hpp"

#include "scores/reserve.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string_view>
#include <thread>

namespace codemaker::commands {
namespace {

using nlohmann::ordered_json;
using scores::Entry;

/// What became of a row; `rank` is 0 of one that is gone.
struct RowEvent {
  std::string_view word;
  Entry row;
  std::size_t rank = 0;
};

/// The row of a run in a table; null if it has none.
const Entry* row_of_run(std::span<const Entry> rows, const Entry& run) {
  const auto found =
      std::ranges::find_if(rows, [&](const Entry& row) { return scores::is_same_run(row, run); });
  return found == rows.end() ? nullptr : &*found;
}

std::vector<RowEvent> events_of(std::span<const Entry> before, std::span<const Entry> after) {
  std::vector<RowEvent> events;
  for (const Entry& row : before) {
    if (row_of_run(after, row) == nullptr) events.push_back({"gone", row, 0});
  }
  std::size_t rank = 0;
  for (const Entry& row : after) {
    ++rank;
    const Entry* const old = row_of_run(before, row);
    if (old == nullptr) {
      events.push_back({"entered", row, rank});
    } else if (old->name != row.name || old->player != row.player) {
      events.push_back({"renamed", row, rank});
    }
  }
  return events;
}

void print_event(const RowEvent& event, bool is_json) {
  const std::string now = time_text(std::time(nullptr));
  const std::string_view game = engine::name(event.row.table);
  if (is_json) {
    print(
        {
            {"time", now},
            {"game", game},
            {"event", event.word},
            {"rank", or_null(event.rank == 0 ? std::nullopt : std::optional{event.rank})},
            {"name", shown(event.row.name)},
            {"score", event.row.score},
            {"level", event.row.level},
            {"board", shown(event.row.player.board)},
        },
        true
    );
  } else {
    const std::string where = event.rank == 0 ? "" : fmt::format(", rank {}", event.rank);
    fmt::print("{}  {}: {} {}{}\n", now, game, row_text(event.row), event.word, where);
  }
}

/// The tables of now, if they can be read; what hinders is told once.
void look_again(scores::Disk& disk, scores::Hall& hall, std::string& told, bool is_json) {
  const auto loaded = scores::read_hall(disk);
  const std::string trouble =
      !loaded ? loaded.error().reason()
      : loaded->condition == scores::Condition::damaged
          ? disk.known_as(scores::score_file) + " is damaged; what is intact counts"
          : "";
  if (trouble != told && !trouble.empty()) complain(trouble);
  told = trouble;
  if (!loaded) return;
  for (const engine::RankedGame table : engine::ranked_games) {
    for (const RowEvent& event : events_of(hall.rows(table), loaded->hall.rows(table)))
      print_event(event, is_json);
  }
  hall = loaded->hall;
  std::fflush(stdout);
}

}  // namespace

int watch_scores(const ScoresOptions& options) {
  return with_data(options, DataUse::existing, [&](scores::Disk& disk, const Around& around) {
    constexpr std::chrono::milliseconds pause{500};
    const auto begun = scores::read_hall(disk);
    if (!begun) return tell_failure(begun.error());
    scores::Hall hall = begun->hall;
    if (!options.is_json) fmt::print("Watching {}; Ctrl-C ends.\n", around.name());
    std::fflush(stdout);
    for (std::string told;;) {
      std::this_thread::sleep_for(pause);
      look_again(disk, hall, told, options.is_json);
      if (std::ferror(stdout) != 0) return 1;
    }
  });
}

}  // namespace codemaker::commands
