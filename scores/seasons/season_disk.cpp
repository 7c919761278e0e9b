#include "scores/seasons/season_disk.hpp"

#include "scores/ledger.hpp"
#include "scores/recovery.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace codemaker::scores {
namespace {

constexpr std::string_view stem_of_tables = "SCORES";
constexpr std::string_view ending_of_tables = ".DAT";

/// Also of another length than the current one.
bool is_over(const Season& season, const Season& current) {
  if (season.year != current.year) return season.year < current.year;
  return season != current && (current.month == 0 || season.month < current.month);
}

}  // namespace

std::string SeasonDisk::known_as(std::string_view name) const {
  const std::string of_day = std::string{backup_directory} + "/" + std::string{day_copy};
  if (name.starts_with(of_day)) {
    return std::string{backup_directory} + "/" + copies_ + std::string{name.substr(of_day.size())};
  }
  if (!name.starts_with(stem_of_tables)) return std::string{name};
  return stem_ + std::string{name.substr(stem_of_tables.size())};
}

Result<std::optional<std::string>> SeasonDisk::read(std::string_view name) {
  return below_.read(known_as(name));
}

Result<std::string> SeasonDisk::replace(
    std::string_view name, std::string_view bytes, std::string_view keep_as
) {
  return below_.replace(known_as(name), bytes, keep_as.empty() ? "" : known_as(keep_as));
}

Result<std::vector<Entry>> SeasonDisk::kept_runs() {
  auto runs = below_.kept_runs();
  if (!runs) return runs;
  const SeasonLength length = season_.month == 0 ? SeasonLength::year : SeasonLength::month;
  std::erase_if(*runs, [&](const Entry& run) { return season_of(run.when, length) != season_; });
  return runs;
}

Result<std::string> SeasonDisk::add(
    std::string_view directory, std::string_view, std::string_view
) {
  return Fault::because(stem_ + " has no directory " + std::string{directory});
}

Result<std::vector<std::string>> SeasonDisk::list(std::string_view directory) {
  const bool is_own = directory.empty();
  if (!is_own && directory != backup_directory) return std::vector<std::string>{};
  const auto names = below_.list(is_own ? season_directory : directory);
  if (!names) return names.error();
  const std::string beginning = is_own ? stem_.substr(season_directory.size() + 1) + "." : copies_;
  const std::string instead{is_own ? "SCORES." : day_copy};
  std::vector<std::string> found;
  for (const std::string& name : *names)
    if (name.starts_with(beginning)) found.push_back(instead + name.substr(beginning.size()));
  return found;
}

Result<void> SeasonDisk::put(std::string_view name, std::string_view bytes) {
  return below_.put(known_as(name), bytes);
}

Result<void> SeasonDisk::shift(std::string_view name, int most) {
  return below_.shift(known_as(name), most);
}

Result<void> SeasonDisk::rename(std::string_view from, std::string_view to) {
  return below_.rename(known_as(from), known_as(to));
}

Result<void> SeasonDisk::remove(std::string_view name) {
  return below_.remove(known_as(name));
}

Result<std::unique_ptr<Lock>> SeasonDisk::lock(std::chrono::milliseconds patience) {
  auto lock = below_.lock(patience);
  if (!lock || !*lock) return lock;
  const auto ledger = open_under_lock(below_);
  if (!ledger) return ledger.error();
  if (const auto closed = close_ledger(below_, **ledger); !closed) return closed.error();
  return lock;
}

Result<std::vector<Season>> seasons_on(Disk& disk) {
  const auto names = disk.list(season_directory);
  if (!names) return names.error();
  std::vector<Season> seasons;
  for (const std::string_view name : *names) {
    if (!name.ends_with(ending_of_tables)) continue;
    const auto season = season_named(name.substr(0, name.size() - ending_of_tables.size()));
    if (season) seasons.push_back(*season);
  }
  std::ranges::sort(seasons, std::greater{});
  if (seasons.size() > max_seasons) seasons.resize(max_seasons);
  return seasons;
}

Result<LoadedHall> read_season(Disk& disk, const Season& season) {
  SeasonDisk own{disk, season};
  return read_hall(own);
}

Result<PastSeasons> read_past_seasons(Disk& disk, const Season& current) {
  const auto seasons = seasons_on(disk);
  if (!seasons) return seasons.error();
  PastSeasons past;
  for (const Season& season : *seasons) {
    if (!is_over(season, current)) continue;
    auto tables = read_season(disk, season);
    if (!tables) {
      past.remarks.push_back(tables.error().reason());
    } else if (tables->hall.rows_in_all() > 0) {
      past.seasons.push_back({season, std::move(*tables)});
    }
  }
  return past;
}

}  // namespace codemaker::scores
