/// The copies of the score file that the sysop's commands have kept.
#pragma once

#include "scores/disk.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace codemaker::io::disk {

/// A copy by its name in the data directory.
struct ScoreCopy {
  std::string name;
  std::int64_t written = 0;  ///< when these tables were written, seconds since 1970, UTC
};

/// Those in a data directory, the newest tables first.
[[nodiscard]] scores::Result<std::vector<ScoreCopy>> score_copies(const std::string& directory);

}  // namespace codemaker::io::disk
