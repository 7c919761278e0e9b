/// The nightly work on the tables of seasons.
#pragma once

#include "io/disk/directory_disk.hpp"
#include "scores/seasons/season.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace codemaker::io {

/// What is wrong with the tables of a season.
struct SeasonFault {
  std::string says;        ///< a sentence
  bool is_damage = false;  ///< else they cannot be read
};

/// What is wrong with the files of all seasons.
[[nodiscard]] scores::Result<std::vector<SeasonFault>> examine_seasons(scores::Disk& disk);

/// Says which season has ended between two dates, "2026-11-30" and "2026-12-01"; empty: none has,
/// or nobody has won anything in it.
[[nodiscard]] scores::Result<std::string> season_turned(
    scores::Disk& disk, std::string_view last, std::string_view today, scores::SeasonLength length
);

/// Copies each season that has changed since its last copy as "season-2026-11-" with the date, and
/// keeps so many copies of each; what was copied.
[[nodiscard]] scores::Result<std::vector<std::string>> copy_seasons(
    disk::DirectoryDisk& disk, disk::DirectoryDisk& copies, const std::vector<std::string>& names,
    const std::string& date, int most
);

}  // namespace codemaker::io
