#include "commands/scores/working.hpp"

#include "commands/bulletins.hpp"
#include "commands/calls/settings_in_force.hpp"
#include "commands/dialog.hpp"
#include "io/log/log.hpp"
#include "io/posix/accounts.hpp"
#include "play/call/words.hpp"

#include <ctime>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

constexpr std::size_t max_rows_told = 3;

/// Rows by name if they are few, else their number.
std::string rows_text(const std::vector<scores::Entry>& rows, const std::string& what) {
  if (rows.size() > max_rows_told) {
    const bool is_of_many = what.starts_with("is ");
    return fmt::format(
        "{} {}", count_text(rows.size()), is_of_many ? "are" + what.substr(2) : what
    );
  }
  std::string text;
  for (const scores::Entry& row : rows)
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", row_text(row), what);
  return text;
}

/// What cannot be read is there, too: the work says what is wrong with it.
bool is_there(scores::Disk& tables) {
  const auto file = tables.read(scores::score_file);
  return !file || *file;
}

int with_data_of(
    const std::optional<Settled>& settled, const ScoresOptions& options, DataUse use,
    const std::function<int(scores::Disk&, const Around&)>& work
) {
  if (!settled) return 1;
  const config::Settings& settings = settled->parsed.settings;
  const auto disk = open_data(options.common, settings, use);
  if (!disk) return 1;
  const auto season = scores::season_named(options.season);
  std::optional<scores::SeasonDisk> of_season;
  if (season) of_season.emplace(*disk, *season);
  scores::Disk& tables = of_season ? static_cast<scores::Disk&>(*of_season) : *disk;
  if (season && use == DataUse::existing && !is_there(tables)) {
    complain(fmt::format(
        "there is no season {} in {}; codemaker scores seasons lists those there are",
        options.season, disk->path()
    ));
    return 1;
  }
  const auto before = tables.read(scores::score_file);
  const int status =
      work(tables, {settings, disk->path(), season, scores::read_board_names(*disk)});
  const auto after = tables.read(scores::score_file);
  if (before && after && *before != *after) renew_bulletins(*disk, settings);
  return status;
}

}  // namespace

std::string Around::name() const {
  const std::string where = io::log_safe(directory);
  return season ? fmt::format("season {} in {}", scores::name_of(*season), where) : where;
}

int with_data(
    const ScoresOptions& options, DataUse use,
    const std::function<int(scores::Disk&, const Around&)>& work
) {
  return with_data_of(settle_or_complain(options.common), options, use, work);
}

int with_data_to_read(
    const ScoresOptions& options, const std::function<int(scores::Disk&, const Around&)>& work
) {
  return with_data_of(settle_to_read(options.common), options, DataUse::existing, work);
}

std::optional<engine::RankedGame> chosen_table(const ScoresOptions& options) {
  return engine::ranked_game(options.game);
}

std::vector<engine::RankedGame> chosen_tables(const ScoresOptions& options) {
  if (const auto table = chosen_table(options)) return {*table};
  return {engine::ranked_games.begin(), engine::ranked_games.end()};
}

scores::Hand hand_of_sysop() {
  const io::Account account = io::own_account();
  return {account.name.value_or(fmt::format("user {}", account.number)), std::time(nullptr)};
}

std::string count_text(std::size_t rows) {
  return play::count(static_cast<std::int64_t>(rows), "score", "scores");
}

std::string row_text(const scores::Entry& row) {
  return fmt::format("{} ({})", shown(row.name), play::count(row.score, "point", "points"));
}

std::string effect_text(const scores::Change& change, const std::string& arrived) {
  const std::string in = rows_text(change.put, arrived);
  const std::string out = rows_text(change.taken, "is gone");
  if (in.empty() && out.empty()) return "the tables stay as they were";
  return in.empty() || out.empty() ? in + out : fmt::format("{}; {}", in, out);
}

std::string change_text(const scores::Change& change) {
  const std::string word{scores::word_of(change.kind)};
  if (change.kind == scores::ChangeKind::undo) return fmt::format("undo of {}", change.undoes);
  return change.detail.empty() ? word : fmt::format("{} {}", word, shown(change.detail));
}

void tell_remarks(const std::vector<std::string>& remarks, const Around& around) {
  if (remarks.empty()) return;
  print_remarks(remarks);
  io::Log log{around.directory, around.settings.log_megabytes};
  for (const std::string& remark : remarks)
    log.warn(remark);
}

void print_aftermath(const scores::Edited& edited, const Around& around) {
  tell_remarks(edited.remarks, around);
  if (!edited.kept_as.empty()) fmt::print("The tables before are kept as {}.\n", edited.kept_as);
}

}  // namespace codemaker::commands
