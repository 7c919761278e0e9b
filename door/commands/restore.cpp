#include "commands/restore.hpp"

#include "commands/bulletins.hpp"
#include "commands/dialog.hpp"
#include "commands/doctor/print.hpp"
#include "commands/records/store.hpp"
#include "commands/restore_list.hpp"
#include "commands/scores/working.hpp"
#include "io/log/log.hpp"
#include "io/posix/files.hpp"
#include "io/upkeep/upkeep.hpp"
#include "play/call/words.hpp"
#include "records/copies.hpp"
#include "records/upkeep.hpp"
#include "scores/edits.hpp"
#include "scores/recovery.hpp"
#include "scores/seasons/season_disk.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace codemaker::commands {
namespace {

using scores::records::Target;

int say(const std::string& sentence) {
  fmt::print("{}.\n", io::log_safe(sentence));
  return 0;
}

io::Log log_of(const Around& around) {
  return io::Log{around.directory, around.settings.log_megabytes};
}

/// What was led back is said here, and in the log.
int tell_led_back(const std::string& sentence, const Around& around) {
  log_of(around).fault(sentence);
  return say(sentence);
}

/// Where `restore` works.
struct Place {
  const RestoreOptions& options;
  Around around;
  io::disk::DirectoryDisk& disk;
  std::optional<Target> records;  ///< nullopt: no games are kept
};

bool concerns(const RestoreOptions& options, const std::string& what) {
  return options.what == what || options.what == "all";
}

bool has_own_records(const Place& place) {
  return place.records && scores::records::is_file(*place.records);
}

int tell_edit(
    const scores::Result<scores::Edited>& edited, const std::string& sentence, const Place& place
) {
  if (!edited) return tell_failure(edited.error());
  print_aftermath(*edited, place.around);
  log_of(place.around).call("restore: " + sentence);
  return say(sentence);
}

bool is_restore(const scores::Change& change) {
  return change.kind == scores::ChangeKind::restore ||
         (change.kind == scores::ChangeKind::merge && change.detail == scores::origin_of_kept_runs);
}

/// Takes back the latest change of the tables, if a copy or kept games were restored by it.
int undo_scores_restore(const Place& place) {
  const auto loaded = scores::read_hall(place.disk);
  if (!loaded) return tell_failure(loaded.error());
  const auto trail = scores::read_trail(place.disk);
  if (!trail) return tell_failure(trail.error());
  const auto made = scores::made_changes(*trail, loaded->last_change);
  const bool is_equal = !made.empty() && made.front()->kind == scores::ChangeKind::restore &&
                        made.front()->put.empty() && made.front()->taken.empty();
  if (is_equal) {
    return say(fmt::format(
        "The restore from {} changed nothing, so there is nothing to undo", made.front()->detail
    ));
  }
  const auto in_force = scores::changes_in_force(*trail, loaded->last_change);
  if (in_force.empty() || !is_restore(*in_force.front())) {
    return tell_failure(scores::Fault::because(
        "the latest change of the tables is no restore; codemaker scores undo --list tells of it"
    ));
  }
  const auto number = in_force.front()->mark.number;
  const std::string copy = in_force.front()->detail;
  const auto undone = scores::undo(place.disk, hand_of_sysop(), number);
  return tell_edit(undone, fmt::format("The restore from {} is undone", copy), place);
}

constexpr const char* nothing_missing = "Kept games have no score that the tables lack";

/// Enters the runs of kept games that the tables lack.
int take_kept_games(const Place& place) {
  if (!place.records) return say("No games are kept here: the setting records is off");
  if (!has_own_records(place))
    return say("The games are in PostgreSQL, which other boards may share: nothing is taken of them"
    );
  if (!place.options.is_trial) {
    const auto merged = scores::merge_kept_runs(place.disk, hand_of_sysop());
    if (!merged) return tell_failure(merged.error());
    if (merged->change.put.empty()) return say(nothing_missing);
    const std::string rows = count_text(merged->change.put.size());
    return tell_edit(merged, "The tables have " + rows + " more from kept games", place);
  }
  const auto missing = scores::missing_runs(place.disk);
  if (!missing) return tell_failure(missing.error());
  if (missing->empty()) return say(nothing_missing);
  for (const scores::Entry& run : *missing)
    say(fmt::format("{}: {}", engine::name(run.table), row_text(run)));
  return say(fmt::format("Would enter {} from kept games", count_text(missing->size())));
}

int take_scores_copy(const Place& place) {
  const auto& copy = place.options.copy;
  if (copy == kept_games) return take_kept_games(place);
  if (!place.options.is_trial) {
    const auto restored = scores::restore(place.disk, hand_of_sysop(), copy);
    return tell_edit(restored, fmt::format("The tables are those of {}", copy), place);
  }
  const auto bytes = place.disk.read(copy);
  if (!bytes) return tell_failure(bytes.error());
  const std::optional<std::string>& found = *bytes;
  if (!found) return tell_failure(scores::Fault::because("there is no copy " + copy));
  const auto tables = scores::decode(*found);
  return say(fmt::format("Would take the {} of {}", count_text(tables.hall.rows_in_all()), copy));
}

/// The files of tables that are damaged, or gone with copies standing.
int lead_back(scores::Disk& tables, const Place& place) {
  const std::string name = tables.known_as(scores::score_file);
  const auto loaded = scores::read_hall(tables);
  if (!loaded) return tell_failure(loaded.error());
  if (loaded->condition == scores::Condition::whole) {
    const auto bytes = tables.read(scores::score_file);
    const bool is_there = bytes && bytes->has_value();
    if (const std::size_t rows = scores::rows_of_games_alone(tables); rows > 0) {
      return say(io::gone_text(name, rows) + ": codemaker restore scores --from games");
    }
    return say(
        name + (is_there ? " is whole; nothing has to be restored"
                         : " is not there yet: the first row makes it")
    );
  }
  if (place.options.is_trial) {
    const std::string rows = count_text(loaded->hall.rows_in_all());
    return say(
        loaded->is_led_back ? fmt::format("{} would be led back to {} by its copies", name, rows)
                            : fmt::format("{} has no whole copy; {} can be read of it", name, rows)
    );
  }
  const auto done = scores::make_tables(tables, scores::command_patience);
  if (!done) return tell_failure(done.error());
  for (const std::string& sentence : *done)
    tell_led_back(sentence, place.around);
  return 0;
}

int restore_tables(const Place& place) {
  if (place.options.is_undone) return undo_scores_restore(place);
  if (!place.options.copy.empty()) return take_scores_copy(place);
  int status = lead_back(place.disk, place);
  const auto seasons = scores::seasons_on(place.disk);
  if (!seasons) return tell_failure(seasons.error());
  for (const scores::Season& season : *seasons) {
    scores::SeasonDisk own{place.disk, season};
    const auto loaded = scores::read_hall(own);
    if (loaded && loaded->condition == scores::Condition::whole) continue;
    status = std::max(status, lead_back(own, place));
  }
  return status;
}

int exchange_records(const Place& place, const std::string& copy) {
  if (place.options.is_trial) return say("Would take " + copy);
  const auto aside = scores::records::restore_database(*place.records, copy);
  if (!aside) return tell_failure(aside.error());
  const std::string done = fmt::format(
      "The games are those of {}{}", copy,
      aside->empty() ? "" : fmt::format("; those before are kept as {}", *aside)
  );
  log_of(place.around).call("restore: " + done);
  return say(done);
}

int tell_what_would_be_done(const Target& records) {
  const auto seen = scores::records::Store::look(records);
  if (seen && seen->damage.empty())
    return say(records.name + " is whole; nothing has to be restored");
  const auto copy = scores::records::newest_database(scores::records::database_copies(records));
  return say(fmt::format(
      "{}; {}", seen ? seen->damage : seen.error().reason(),
      copy ? fmt::format(
                 "its games would be those of {}: {}", copy->name,
                 play::count(copy->games, "game", "games")
             )
           : "no copy of it is whole"
  ));
}

/// A copy is named in the data directory, where its account may read it.
std::optional<std::string> why_elsewhere(const Place& place) {
  const std::string& copy = place.options.copy;
  if (copy.empty() || copy.front() != '/') return std::nullopt;
  return fmt::format(
      "a copy is named as --list has it, in {0}; put {1} into {0}/backup first", place.disk.path(),
      copy
  );
}

int restore_records(const Place& place) {
  if (!place.records) return say("No games are kept here: the setting records is off");
  if (!has_own_records(place)) {
    return say("The records are in PostgreSQL, whose own backup restores them: see pg_restore");
  }
  if (place.options.is_undone) {
    const auto before = scores::records::replaced_database(*place.records);
    if (before) return exchange_records(place, *before);
    return tell_failure(scores::Fault::because("no records were replaced by restore --from"));
  }
  if (!place.options.copy.empty())
    return exchange_records(place, fmt::format("{}/{}", place.disk.path(), place.options.copy));
  const std::string name = place.records->name;
  const bool was_there = io::exists(place.records->where);
  const bool is_new = !was_there && scores::records::database_copies(*place.records).empty();
  if (place.options.is_trial && is_new)
    return say(name + " is not there yet: the first game makes it");
  if (place.options.is_trial) return tell_what_would_be_done(*place.records);
  const auto done = scores::records::care_for_database(*place.records);
  if (!done) return tell_failure(done.error());
  if (done->empty())
    return say(
        was_there ? name + " is whole; nothing has to be restored"
                  : name + " is new, and holds no games"
    );
  return tell_led_back(*done, place.around);
}

}  // namespace

int restore_data(const RestoreOptions& options) {
  const bool is_one = options.what != "all";
  if ((!options.copy.empty() || options.is_undone) && !is_one) {
    complain("say which: codemaker restore scores, or codemaker restore records");
    return 1;
  }
  const auto settled = settle_or_complain(options.common);
  if (!settled) return 1;
  const config::Settings& settings = settled->parsed.settings;
  const auto disk = open_data(options.common, settings, DataUse::existing);
  if (!disk) return 1;
  const std::string directory = disk->path();
  const Place place{
      options, {settings, directory, std::nullopt, {}}, *disk, records_target(settings, directory)};
  if (options.is_listed) return list_copies(options, *disk, place.records);
  if (const auto why = why_elsewhere(place)) {
    complain(*why);
    return 1;
  }
  int status = 0;
  if (concerns(options, "scores")) {
    const auto before = disk->read(scores::score_file);
    status = restore_tables(place);
    const auto after = disk->read(scores::score_file);
    if (before && after && *before != *after) renew_bulletins(*disk, settings);
  }
  if (concerns(options, "records")) status = std::max(status, restore_records(place));
  return status;
}

}  // namespace codemaker::commands
