#include "io/upkeep/seasons.hpp"

#include "scores/seasons/season_disk.hpp"
#include "scores/store.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace codemaker::io {
namespace {

using disk::DirectoryDisk;
using scores::Result;
using scores::Season;

/// The season that a date is in.
std::optional<Season> season_at(std::string_view date, scores::SeasonLength length) {
  constexpr std::size_t year = 4;
  constexpr std::size_t year_and_month = 7;
  if (length == scores::SeasonLength::none) return std::nullopt;
  return scores::season_named(
      date.substr(0, length == scores::SeasonLength::month ? year_and_month : year)
  );
}

/// The copies of a season, the oldest first.
std::vector<std::string> copies_of(
    const std::vector<std::string>& names, const std::string& beginning
) {
  constexpr std::string_view date_and_ending = "2026-11-23.DAT";
  std::vector<std::string> found;
  for (const std::string& name : names) {
    const bool is_copy =
        name.starts_with(beginning) && name.size() == beginning.size() + date_and_ending.size();
    if (is_copy) found.push_back(name);
  }
  std::ranges::sort(found);
  return found;
}

/// True if the latest copy is as the file is now.
Result<bool> is_copied(
    DirectoryDisk& copies, const std::vector<std::string>& kept, const std::string& bytes
) {
  if (kept.empty()) return false;
  const auto latest = copies.read(kept.back());
  if (!latest) return latest.error();
  return *latest && **latest == bytes;
}

}  // namespace

Result<std::vector<SeasonFault>> examine_seasons(scores::Disk& disk) {
  const auto seasons = scores::seasons_on(disk);
  if (!seasons) return seasons.error();
  std::vector<SeasonFault> faults;
  for (const Season& season : *seasons) {
    const auto loaded = scores::read_season(disk, season);
    if (!loaded) {
      faults.push_back({loaded.error().reason(), false});
    } else if (loaded->condition == scores::Condition::damaged) {
      const std::string says = fmt::format(
          "{} is damaged; codemaker scores repair --season {} puts its intact rows into a new one",
          scores::SeasonDisk{disk, season}.known_as(scores::score_file), scores::name_of(season)
      );
      faults.push_back({says, true});
    }
  }
  return faults;
}

Result<std::string> season_turned(
    scores::Disk& disk, std::string_view last, std::string_view today, scores::SeasonLength length
) {
  const auto before = season_at(last, length);
  const auto now = season_at(today, length);
  if (!before || !now || *before >= *now) return std::string{};
  const auto loaded = scores::read_season(disk, *before);
  if (!loaded) return loaded.error();
  if (loaded->hall.rows_in_all() == 0) return std::string{};
  return fmt::format(
      "the season {} is over, its tables stay in {}", scores::title_of(*before),
      scores::SeasonDisk{disk, *before}.known_as(scores::score_file)
  );
}

Result<std::vector<std::string>> copy_seasons(
    DirectoryDisk& disk, DirectoryDisk& copies, const std::vector<std::string>& names,
    const std::string& date, int most
) {
  const auto seasons = scores::seasons_on(disk);
  if (!seasons) return seasons.error();
  std::vector<std::string> made;
  for (const Season& season : *seasons) {
    const auto bytes = scores::SeasonDisk{disk, season}.read(scores::score_file);
    if (!bytes) return bytes.error();
    const std::string beginning = fmt::format("season-{}-", scores::name_of(season));
    auto kept = copies_of(names, beginning);
    if (!*bytes) continue;
    const auto copied = is_copied(copies, kept, **bytes);
    if (!copied) return copied.error();
    if (*copied) continue;
    const std::string name = beginning + date + ".DAT";
    if (const auto written = copies.replace(name, **bytes, ""); !written) return written.error();
    made.push_back(name);
    if (std::ranges::find(kept, name) == kept.end()) kept.push_back(name);
    for (std::size_t at = 0; at + static_cast<std::size_t>(most) < kept.size(); ++at)
      if (const auto removed = copies.remove(kept[at]); !removed) return removed.error();
  }
  return made;
}

}  // namespace codemaker::io
