/// The copies of the score file that the sysop's commands have kept.
#pragma once

#include "scores/disk.hpp"
#include "scores/seasons/season.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::io::disk {

/// A copy of the tables of all time or of a season.
struct ScoreCopy {
  std::string name;          ///< on the disk that has its tables as SCORES.DAT
  std::int64_t written = 0;  ///< when these tables were written, seconds since 1970, UTC
};

/// Those in a data directory, the newest tables first; of a season, or of the tables of all time.
[[nodiscard]] scores::Result<std::vector<ScoreCopy>> score_copies(
    const std::string& directory, const std::optional<scores::Season>& season
);

}  // namespace codemaker::io::disk
