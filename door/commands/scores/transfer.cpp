// `codemaker scores export`, `import` and `merge`: rows for and from elsewhere.
#include "ansi/text.hpp"
#include "commands/dialog.hpp"
#include "commands/scores/exported.hpp"
#include "commands/scores/working.hpp"
#include "io/log/log.hpp"
#include "io/posix/files.hpp"

#include <fmt/format.h>
#include <optional>
#include <string_view>

namespace codemaker::commands {
namespace {

constexpr std::size_t max_given_file = std::size_t{1} << 20U;

/// Only the tables that are asked for.
scores::Hall chosen_rows(const scores::Hall& hall, const ScoresOptions& options) {
  scores::Hall chosen;
  for (const engine::RankedGame table : chosen_tables(options)) {
    for (const scores::Entry& row : hall.rows(table))
      chosen.enter(row);
  }
  return chosen;
}

/// The rows as those of players of this board.
scores::Hall rows_of_board(const scores::Hall& hall, const std::string& board) {
  scores::Hall moved;
  for (const engine::RankedGame table : engine::ranked_games) {
    for (scores::Entry row : hall.rows(table)) {
      row.player.board = ansi::clean(board, scores::max_board_bytes);
      moved.enter(row);
    }
  }
  return moved;
}

/// The file that was named; nullopt and a sentence on standard error if it cannot be taken in.
std::optional<ReadTables> given_tables(const ScoresOptions& options) {
  const auto file = io::read_file(options.file, max_given_file);
  if (!file) {
    complain(file.error().reason());
    return std::nullopt;
  }
  const std::optional<std::string>& bytes = *file;
  if (!bytes) {
    complain(fmt::format("there is no file {}", options.file));
    return std::nullopt;
  }
  auto read = read_tables(*bytes, options.file);
  if (!read) {
    complain(read.error().reason());
    return std::nullopt;
  }
  print_remarks(read->remarks);
  if (!options.board.empty()) read->hall = rows_of_board(read->hall, options.board);
  return std::move(*read);
}

int tell_taken_in(
    const scores::Result<scores::Edited>& edited, const ScoresOptions& options,
    const Around& around, std::string_view what
) {
  if (!edited) return tell_failure(edited.error());
  fmt::print(
      "{} {}: {}.\n", what, io::log_safe(options.file), effect_text(edited->change, "is in")
  );
  print_aftermath(*edited, around);
  return 0;
}

}  // namespace

int export_scores(const ScoresOptions& options) {
  return with_data_to_read(options, [&](scores::Disk& disk, const Around&) {
    const auto loaded = scores::read_hall(disk);
    if (!loaded) return tell_failure(loaded.error());
    if (loaded->condition == scores::Condition::damaged) {
      complain(fmt::format(
          "{} is damaged: repair it first, so that nothing is missing unseen",
          disk.known_as(scores::score_file)
      ));
      return 1;
    }
    const scores::Hall hall = chosen_rows(loaded->hall, options);
    fmt::print("{}", options.is_csv ? tables_as_csv(hall) : tables_as_json(hall));
    return 0;
  });
}

int import_scores(const ScoresOptions& options) {
  const auto given = given_tables(options);
  if (!given) return 1;
  return with_data(options, DataUse::may_make, [&](scores::Disk& disk, const Around& around) {
    const std::string what = fmt::format(
        "every table {} {} with the {} of {}", around.season ? "of" : "in", around.name(),
        count_text(given->hall.rows_in_all()), io::log_safe(options.file)
    );
    const int status =
        ask_first(options.is_agreed, "replaces " + what, fmt::format("Replace {}?", what));
    if (status != 0) return status;
    return tell_taken_in(
        scores::import_rows(disk, hand_of_sysop(), given->hall, options.file), options, around,
        "Imported"
    );
  });
}

int merge_scores(const ScoresOptions& options) {
  const auto given = given_tables(options);
  if (!given) return 1;
  return with_data(options, DataUse::may_make, [&](scores::Disk& disk, const Around& around) {
    return tell_taken_in(
        scores::merge_rows(disk, hand_of_sysop(), given->hall, options.file), options, around,
        "Merged"
    );
  });
}

}  // namespace codemaker::commands
