/// Where the program keeps what happens.
#pragma once

#include "io/disk/bulletin_writer.hpp"
#include "records/target.hpp"
#include "scores/seasons/season.hpp"

#include <optional>
#include <string>

namespace codemaker::io {

/// All that is kept beside the score file, and how long.
struct Storage {
  std::string data_directory;
  std::optional<scores::records::Target> games;       ///< nullopt: none are kept
  std::optional<disk::BulletinPlace> bulletins = {};  ///< nullopt: none are written
  scores::SeasonLength seasons = scores::SeasonLength::none;
  int resume_days = 0;  ///< unfinished games older than that are taken away; 0: all stay
  int backups = 0;      ///< so many days of copies are kept; 0: none are made
};

}  // namespace codemaker::io
