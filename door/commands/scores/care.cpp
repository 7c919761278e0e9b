// `codemaker scores verify` and `repair`: whether the files are sound, and making them so.
#include "commands/dialog.hpp"
#include "commands/records/store.hpp"
#include "commands/scores/working.hpp"

#include "engine/records/line.hpp"
#include "engine/records/texts.hpp"
#include "io/disk/score_copies.hpp"
#include "io/log/log.hpp"
#include "play/call/words.hpp"
#include "scores/inspection.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::commands {
namespace {

using scores::Entry;
using scores::records::KeptGame;

std::vector<std::string> names_of_copies(const Around& around) {
  std::vector<std::string> names;
  if (const auto copies = io::disk::score_copies(around.directory, around.season)) {
    for (const io::disk::ScoreCopy& copy : *copies)
      names.push_back(copy.name);
  }
  return names;
}

/// What is wrong with the game behind a row; empty if it comes to that score.
std::string fault_of_game(const Entry& row, const KeptGame& game) {
  const auto line = engine::records::verify(game.line);
  const std::string which =
      fmt::format("{} of {}: game {}", row_text(row), engine::name(row.table), game.id);
  if (!line) return fmt::format("{} breaks the rules: {}", which, text(line.error()));
  if (line->stated.one == row.score && line->stated == game.outcome) return "";
  return fmt::format("{} comes to {}", which, play::count(line->stated.one, "point", "points"));
}

/// When the first of the kept games was begun; nullopt: none is kept.
std::optional<scores::records::UtcSeconds> first_kept(scores::records::Store& store) {
  std::optional<scores::records::UtcSeconds> first;
  const auto take = [&](const KeptGame& game) {
    first = std::min(first.value_or(game.begun), game.begun);
  };
  return for_each_kept(store, {}, take) == 0 ? first : std::nullopt;
}

/// Names the rows that no kept game stands behind: games of guests are not kept, and sysops enter
/// rows by hand.
void name_rows_without_game(
    scores::records::Store& store, const std::vector<Entry>& rows, scores::Inspected& inspected
) {
  if (rows.empty()) return;
  const auto first = first_kept(store);
  for (const Entry& row : rows) {
    const bool is_older = !first || row.when < *first;
    inspected.sound.push_back(fmt::format(
        "records: no kept game stands behind {} of {}{}", row_text(row), engine::name(row.table),
        is_older ? ", which is older than the records" : ""
    ));
  }
}

/// Compares every row with the game that it was won by.
void compare_with_records(
    scores::records::Store& store, const scores::Hall& hall, scores::Inspected& inspected
) {
  std::size_t matching = 0;
  std::vector<Entry> without;
  for (const engine::RankedGame table : engine::ranked_games) {
    for (const Entry& row : hall.rows(table)) {
      const auto game = store.run(
          row.player, {.game = row.table, .score = row.score, .level = row.level, .filed = row.when}
      );
      if (!game) {
        inspected.faults.push_back(game.error().reason());
        return;
      }
      const std::string fault = *game ? fault_of_game(row, **game) : "";
      if (!fault.empty()) inspected.faults.push_back(fault);
      if (!*game) without.push_back(row);
      if (*game && fault.empty()) ++matching;
    }
  }
  inspected.sound.push_back(fmt::format(
      "records: {} by a game that comes to it, {} without a kept game", count_text(matching),
      without.size()
  ));
  name_rows_without_game(store, without, inspected);
}

int tell_inspected(const scores::Inspected& inspected) {
  for (const std::string& sentence : inspected.sound)
    fmt::print("{}\n", io::log_safe(sentence));
  for (const std::string& sentence : inspected.faults)
    fmt::print("FAULT  {}\n", io::log_safe(sentence));
  if (inspected.faults.empty()) {
    fmt::print("Nothing is wrong.\n");
    return 0;
  }
  const auto faults = static_cast<std::int64_t>(inspected.faults.size());
  fmt::print("{}.\n", play::count(faults, "fault", "faults"));
  return 1;
}

}  // namespace

int verify_scores(const ScoresOptions& options) {
  return with_data(options, DataUse::existing, [&](scores::Disk& disk, const Around& around) {
    const config::Settings& settings = around.settings;
    auto inspected = scores::inspect(disk, names_of_copies(around));
    if (!inspected) return tell_failure(inspected.error());
    if (options.compares_records) {
      const auto loaded = scores::read_hall(disk);
      if (!loaded) return tell_failure(loaded.error());
      const auto store = open_existing_store(settings, around.directory);
      if (store) {
        compare_with_records(*store, loaded->hall, *inspected);
      } else {
        inspected->sound.emplace_back("records: no games are kept here");
      }
    }
    return tell_inspected(*inspected);
  });
}

int repair_scores(const ScoresOptions& options) {
  return with_data(options, DataUse::existing, [&](scores::Disk& disk, const Around& around) {
    const auto repaired = scores::repair(disk, hand_of_sysop());
    if (!repaired) return tell_failure(repaired.error());
    tell_remarks(repaired->remarks, around);
    for (const std::string& sentence : repaired->done)
      fmt::print("{}.\n", io::log_safe(sentence));
    if (repaired->done.empty()) fmt::print("Nothing was to be repaired.\n");
    return 0;
  });
}

}  // namespace codemaker::commands
