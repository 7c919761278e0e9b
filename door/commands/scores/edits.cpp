// The words of `codemaker scores` that change the tables.
#include "commands/dialog.hpp"
#include "commands/scores/working.hpp"

#include "ansi/text.hpp"
#include "io/disk/score_copies.hpp"
#include "io/log/log.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

constexpr std::size_t max_typed_name = 64;  ///< characters

std::string what_is_emptied(const ScoresOptions& options, const Around& around) {
  const std::string tables =
      options.game.empty() ? "every table" : fmt::format("the table of {}", options.game);
  return fmt::format("{} {} {}", tables, around.season ? "of" : "in", around.name());
}

void print_copies(const std::vector<io::disk::ScoreCopy>& copies, scores::Disk& disk) {
  if (copies.empty()) fmt::print("no copies\n");
  for (const io::disk::ScoreCopy& copy : copies) {
    const auto bytes = disk.read(copy.name);
    const bool is_there = bytes && *bytes;
    const auto rows = is_there ? scores::decode(**bytes).hall.rows_in_all() : 0;
    fmt::print(
        "{:<12} {}  {}\n", disk.known_as(copy.name), time_text(copy.written), count_text(rows)
    );
  }
}

/// A name as the sysop typed it, fit for a table and a screen.
std::string typed_name(const std::string& text) {
  return ansi::clean(ansi::without_color_codes(text), max_typed_name);
}

int tell_added(const scores::Edited& edited, const scores::Entry& entry, const Around& around) {
  const auto rank = edited.hall.place(entry);
  if (rank) {
    fmt::print("Added {}: rank {} of {}.\n", row_text(entry), *rank, engine::name(entry.table));
  } else {
    fmt::print(
        "{} is not added: a better run of theirs stands there, or ten better players.\n",
        row_text(entry)
    );
  }
  print_aftermath(edited, around);
  return 0;
}

/// The copy that was named, or the latest one; null and a sentence if there is none.
const io::disk::ScoreCopy* chosen_copy(
    const std::vector<io::disk::ScoreCopy>& copies, const std::string& name,
    const scores::Disk& disk, const std::string& directory
) {
  const auto is_named = [&](const io::disk::ScoreCopy& copy) {
    return name.empty() || name == copy.name || name == disk.known_as(copy.name);
  };
  const auto copy = std::ranges::find_if(copies, is_named);
  if (copy != copies.end()) return &*copy;
  complain(
      copies.empty()
          ? fmt::format("there is no copy in {}", directory)
          : fmt::format(
                "there is no copy {} in {}; restore --list shows those there are", name, directory
            )
  );
  return nullptr;
}

}  // namespace

int add_score(const ScoresOptions& options) {
  return with_data(options, DataUse::may_make, [&](scores::Disk& disk, const Around& around) {
    const config::Settings& settings = around.settings;
    // The whole name is who they are on the board; the table shows its beginning.
    const std::string handle = typed_name(options.name);
    const scores::Hand hand = hand_of_sysop();
    const std::string& board = first_said(options.board, settings.board);
    const scores::Entry entry{
        .table = *chosen_table(options),
        .player = {ansi::clean(board, scores::max_board_bytes), "", handle},
        .name = scores::table_name(handle),
        .score = options.score,
        .level = options.level,
        .when = hand.now,
    };
    if (entry.name.empty()) {
      complain("the name has no letters");
      return 1;
    }
    const auto added = scores::add_run(disk, hand, entry);
    return added ? tell_added(*added, entry, around) : tell_failure(added.error());
  });
}

int rename_score(const ScoresOptions& options) {
  return with_data(options, DataUse::existing, [&](scores::Disk& disk, const Around& around) {
    const scores::Renaming renaming{
        .from = typed_name(options.name),
        .to = typed_name(options.other),
        .table = chosen_table(options),
        .board = options.board,
        .what = options.is_shown_name ? scores::Renamed::shown_name : scores::Renamed::player,
    };
    const auto renamed = scores::rename_player(disk, hand_of_sysop(), renaming);
    const auto in_seasons = [&] {
      return around.season ? 0 : rename_in_seasons(disk, renaming);
    };
    if (!renamed) return in_seasons() > 0 ? 0 : tell_failure(renamed.error());
    fmt::print(
        "Renamed {} to {}: {}.\n", renaming.from, renaming.to, effect_text(renamed->change, "is in")
    );
    static_cast<void>(in_seasons());
    print_aftermath(*renamed, around);
    return 0;
  });
}

int remove_score(const ScoresOptions& options) {
  return with_data(options, DataUse::existing, [&](scores::Disk& disk, const Around& around) {
    const scores::SeenRow row{*chosen_table(options), options.rank};
    const auto removed = scores::remove_row(disk, hand_of_sysop(), row);
    if (!removed) return tell_failure(removed.error());
    for (const scores::Entry& entry : removed->change.taken)
      fmt::print("Removed {} from {}.\n", row_text(entry), options.game);
    if (!around.season) {
      for (const scores::Entry& entry : removed->change.taken)
        tell_of_seasons_with(disk, entry);
    }
    print_aftermath(*removed, around);
    return 0;
  });
}

int reset_scores(const ScoresOptions& options) {
  return with_data(options, DataUse::existing, [&](scores::Disk& disk, const Around& around) {
    const std::string what = what_is_emptied(options, around);
    const int status = ask_first(
        options.is_agreed, fmt::format("empties {}", what), fmt::format("Empty {}?", what)
    );
    if (status != 0) return status;
    const auto reset = scores::reset(disk, hand_of_sysop(), chosen_table(options));
    if (!reset) return tell_failure(reset.error());
    fmt::print("Emptied {}.\n", what);
    print_aftermath(*reset, around);
    return 0;
  });
}

int restore_scores(const ScoresOptions& options) {
  return with_data(options, DataUse::existing, [&](scores::Disk& disk, const Around& around) {
    const auto copies = io::disk::score_copies(around.directory, around.season);
    if (!copies) return tell_failure(copies.error());
    if (options.is_listed) {
      print_copies(*copies, disk);
      return 0;
    }
    const auto* const copy = chosen_copy(*copies, options.copy, disk, around.directory);
    if (copy == nullptr) return 1;
    const auto restored = scores::restore(disk, hand_of_sysop(), copy->name);
    if (!restored) return tell_failure(restored.error());
    fmt::print(
        "Brought back {} as of {} with {} in {}.\n", disk.known_as(copy->name),
        time_text(copy->written), count_text(restored->hall.rows_in_all()), around.name()
    );
    print_aftermath(*restored, around);
    return 0;
  });
}

}  // namespace codemaker::commands
