#include "io/upkeep/upkeep.hpp"

#include "ansi/text.hpp"
#include "io/posix/folder.hpp"
#include "io/upkeep/backup.hpp"
#include "io/upkeep/seasons.hpp"
#include "play/call/words.hpp"
#include "records/browsers.hpp"
#include "records/left.hpp"
#include "records/mail.hpp"
#include "records/store.hpp"
#include "records/upkeep.hpp"
#include "scores/edits.hpp"
#include "scores/store.hpp"

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <exception>
#include <fmt/format.h>
#include <iterator>
#include <utility>
#include <vector>

namespace codemaker::io {
namespace {

using disk::DirectoryDisk;
using scores::Fault;
using scores::Result;

/// Each step gives a sentence, empty if there was nothing to do, or a fault.
using Step = Result<std::string>;

Step move_log(const Folder& folder, Log& log) {
  const auto status = folder.status(log_file);
  const bool is_large = status && static_cast<std::size_t>(status->size) > max_log_bytes;
  if (!is_large) return std::string{};
  if (auto moved = set_log_aside(folder); !moved) return moved.error();
  log.reopen();
  return fmt::format("{} is {} now, and a new one begun", log_file, old_log);
}

/// Where no game is gone on with, those of a call that may still be going on stay.
Step expire(const Storage& kept) {
  if (!kept.games) return std::string{};
  constexpr std::int64_t seconds_of_day = 86'400;
  auto store = scores::records::Store::open(*kept.games);
  if (!store) return store.error();
  const std::int64_t now = std::time(nullptr);
  if (kept.resume_days == 0) {
    const auto ended = scores::records::end_left_tries(**store, now - seconds_of_day, now);
    return ended ? Step{std::string{}} : Step{ended.error()};
  }
  const auto pruned = (*store)->prune(now - kept.resume_days * seconds_of_day, now);
  if (!pruned) return pruned.error();
  if (*pruned == 0) return std::string{};
  return fmt::format(
      "{} that nobody went on with in {} taken away",
      play::count(*pruned, "unfinished game", "unfinished games"),
      play::count(kept.resume_days, "day", "days")
  );
}

using scores::records::Store;

/// What ends because nobody goes on with it; `text` says of how many.
template <typename Text>
Step end_old(
    const Storage& kept, scores::records::Result<std::int64_t> (*end)(Store&, std::int64_t now),
    Text text
) {
  if (!kept.games) return std::string{};
  auto store = Store::open(*kept.games);
  if (!store) return store.error();
  const auto ended = end(**store, std::time(nullptr));
  if (!ended) return ended.error();
  return *ended == 0 ? std::string{} : text(*ended);
}

Step end_mail(const Storage& kept) {
  return end_old(kept, scores::records::end_forgotten, [](std::int64_t games) {
    return fmt::format(
        "{} by mail in which nobody moved in 30 days annulled", play::count(games, "game", "games")
    );
  });
}

Step end_codes(const Storage& kept) {
  return end_old(kept, scores::records::end_old_codes, [](std::int64_t codes) {
    return fmt::format(
        "{} after a year", play::count(codes, "left code ended", "left codes ended")
    );
  });
}

Step end_browsers(const Storage& kept) {
  return end_old(kept, scores::records::end_old_browsers, [](std::int64_t browsers) {
    return fmt::format(
        "{} of the web page forgotten after 30 days", play::count(browsers, "guest", "guests")
    );
  });
}

/// Room may be there again, or the lock free, and no score may come for long.
Step file_waiting(DirectoryDisk& disk, UpkeepReport& report) {
  auto filed = scores::file_waiting(disk, scores::command_patience);
  if (!filed) return filed.error();
  std::ranges::move(filed->remarks, std::back_inserter(report.done));
  if (filed->scores == 0) return std::string{};
  const auto scores = static_cast<std::int64_t>(filed->scores);
  return fmt::format("{} filed that waited in spool/", play::count(scores, "score", "scores"));
}

/// Damaged tables are led back; `has_all` is false where what could be read of them is all there
/// is.
Step examine_scores(DirectoryDisk& disk, bool& has_all, bool& is_readable) {
  const auto hall = scores::read_hall(disk);
  is_readable = hall.has_value();
  has_all = hall && (hall->condition == scores::Condition::whole || hall->is_led_back);
  if (!hall) return hall.error();
  if (hall->condition == scores::Condition::whole) {
    const std::size_t rows = scores::rows_of_games_alone(disk);
    return rows == 0 ? Step{std::string{}}
                     : Step{Fault::because(
                           gone_text("SCORES.DAT", rows) + ": codemaker restore scores --from games"
                       )};
  }
  const auto done = scores::make_tables(disk, scores::command_patience);
  if (!done) return done.error();
  return Fault::because(fmt::format("{}", fmt::join(*done, "; ")));
}

/// Each fault is told by itself.
Step examine_all_seasons(DirectoryDisk& disk, UpkeepReport& report) {
  auto faults = examine_seasons(disk);
  if (!faults) return faults.error();
  for (SeasonFault& fault : *faults)
    report.faults.push_back(std::move(fault.says));
  return std::string{};
}

Step examine_records(const Storage& kept) {
  if (!kept.games || !scores::records::is_file(*kept.games)) return std::string{};
  const auto found = scores::records::care_for_database(*kept.games);
  if (!found) return found.error();
  if (found->empty()) return std::string{};
  return Fault::because(*found);
}

Step write_all_bulletins(DirectoryDisk& disk, Log& log, const Storage& kept) {
  if (!kept.bulletins) return std::string{};
  disk::BulletinWriter writer{disk, log, *kept.bulletins, kept.games};
  const auto written = writer.write();
  if (!written) return written.error();
  if (written->changed == 0) return std::string{};
  return fmt::format("{} written", play::count(written->changed, "bulletin", "bulletins"));
}

bool is_among(const std::vector<std::string>& texts, const std::string& text) {
  return std::ranges::find(texts, text) != texts.end();
}

/// What several steps meet, a full disk for one, is told once.
void add_fault(UpkeepReport& report, const std::string& fault) {
  if (!is_among(report.faults, fault)) report.faults.push_back(fault);
}

template <typename Work>
void take(UpkeepReport& report, const Work& step) {
  try {
    const Step came = step();
    if (!came) {
      add_fault(report, came.error().reason());
    } else if (!came->empty()) {
      report.done.push_back(*came);
    }
  } catch (const std::exception& failure) {
    add_fault(report, failure.what());
  }
}

/// What was noted of the last upkeep.
struct Note {
  std::string date;
  std::vector<std::string> told;  ///< faults
};

Note read_note(scores::Disk& disk) {
  const auto bytes = disk.read(upkeep_file);
  Note note;
  if (!bytes || !*bytes) return note;
  for (std::string_view rest = **bytes; !rest.empty();) {
    const auto end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    if (note.date.empty()) {
      note.date = line;
    } else {
      note.told.emplace_back(line);
    }
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return note;
}

/// A fault as it stands in a line of the note.
std::string line_of(const std::string& fault) {
  constexpr std::size_t longest = 500;
  return ansi::clean(fault, longest);
}

Step write_note(DirectoryDisk& disk, ToldTo told_to, const Note& last, UpkeepReport& report) {
  std::string note = last.date + "\n";
  for (const std::string& fault : report.faults) {
    const std::string line = line_of(fault);
    const bool is_known = is_among(last.told, line);
    if (!is_known) report.new_faults.push_back(fault);
    if (is_known || told_to == ToldTo::sysop) note += line + "\n";
  }
  const auto noted = disk.replace(upkeep_file, note, "");
  if (!noted) return noted.error();
  return std::string{};
}

}  // namespace

std::string gone_text(std::string_view file, std::size_t rows) {
  return fmt::format(
      "{} is gone, and no copy of it is here; kept games have {}", file,
      play::count(static_cast<std::int64_t>(rows), "score", "scores")
  );
}

std::optional<std::string> last_upkeep(scores::Disk& disk) {
  Note note = read_note(disk);
  if (note.date.empty()) return std::nullopt;
  return std::move(note.date);
}

std::optional<UpkeepReport> keep_up(
    DirectoryDisk& disk, Log& log, const Storage& kept, engine::records::Day today, ToldTo told_to,
    const std::vector<std::string>& known_faults
) {
  UpkeepReport report;
  const auto folder = Folder::open(disk.path());
  if (!folder) {
    report.faults.push_back(folder.error().reason());
    report.new_faults = report.faults;
    return report;
  }
  // The directory itself is the lock: one program at a time.
  if (const auto locked = folder->try_lock(); !locked || !*locked) return std::nullopt;
  Note note = read_note(disk);
  const std::string last = std::exchange(note.date, engine::records::date_text(today));
  bool has_all_rows = true;
  bool is_readable = true;
  take(report, [&] { return examine_scores(disk, has_all_rows, is_readable); });
  if (is_readable) take(report, [&] { return file_waiting(disk, report); });
  take(report, [&] { return examine_all_seasons(disk, report); });
  take(report, [&] { return season_turned(disk, last, note.date, kept.seasons); });
  take(report, [&] { return examine_records(kept); });
  // Of what is damaged there is an older copy that is not.
  if (kept.backups > 0 && report.faults.empty()) {
    // A sysop who asks wants what is there now: before an upgrade, say.
    const auto of_today = told_to == ToldTo::sysop ? CopyOfToday::is_renewed : CopyOfToday::stays;
    take(report, [&] { return back_up(disk, kept.games, note.date, kept.backups, of_today); });
  }
  take(report, [&] { return expire(kept); });
  take(report, [&] { return end_mail(kept); });
  take(report, [&] { return end_codes(kept); });
  take(report, [&] { return end_browsers(kept); });
  take(report, [&]() -> Step {
    if (has_all_rows || !kept.bulletins) return write_all_bulletins(disk, log, kept);
    return Fault::because(
        is_readable ? "the bulletins stay as they were, for rows of the tables are lost; codemaker "
                      "restore --list tells of copies"
                    : "the bulletins stay as they were, for the tables cannot be read"
    );
  });
  take(report, [&] { return move_log(*folder, log); });
  std::ranges::copy(known_faults, std::back_inserter(report.faults));
  take(report, [&] { return write_note(disk, told_to, note, report); });
  return report;
}

}  // namespace codemaker::io
