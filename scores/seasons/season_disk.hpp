/// The tables of a season as a Hall of Fame of their own, and what seasons there are.
#pragma once

#include "scores/disk.hpp"
#include "scores/seasons/season.hpp"
#include "scores/store.hpp"

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores {

/// Where the files of all seasons are, in the data directory.
inline constexpr std::string_view season_directory = "seasons";

/// Another disk on which SCORES.DAT is the file of a season, SCORES.LOG its trail and so on:
/// "seasons/2026-11.DAT", "seasons/2026-11.LOG". It has the lock of all tables, and no spool.
class SeasonDisk : public Disk {
 public:
  /// The disk below must outlive it.
  SeasonDisk(Disk& below, const Season& season)
      : below_{below},
        season_{season},
        stem_{std::string{season_directory} + "/" + name_of(season)},
        copies_{"season-" + name_of(season) + "-"} {}

  [[nodiscard]] std::string known_as(std::string_view name) const override;

  Result<std::optional<std::string>> read(std::string_view name) override;
  Result<std::string> replace(
      std::string_view name, std::string_view bytes, std::string_view keep_as
  ) override;
  Result<void> put(std::string_view name, std::string_view bytes) override;

  /// Those that ended in the season.
  Result<std::vector<Entry>> kept_runs() override;

  [[nodiscard]] std::string moment() const override { return below_.moment(); }

  /// What waits for a season waits in the spool of all tables; so this is a fault.
  Result<std::string> add(
      std::string_view directory, std::string_view ending, std::string_view bytes
  ) override;
  /// Its own files, and its copies of days; there is no spool.
  Result<std::vector<std::string>> list(std::string_view directory) override;
  Result<void> shift(std::string_view name, int most) override;
  Result<void> rename(std::string_view from, std::string_view to) override;
  Result<void> remove(std::string_view name) override;
  /// Files what waits in the spool of all tables first: else it would come in behind what is done
  /// under this lock, and bring back what a sysop took out.
  Result<std::unique_ptr<Lock>> lock(std::chrono::milliseconds patience) override;

  void wait_at_most(std::chrono::milliseconds patience) override { below_.wait_at_most(patience); }

  void sync_no_more() override { below_.sync_no_more(); }

 private:
  Disk& below_;
  Season season_;
  std::string stem_;
  std::string copies_;  ///< how the names of its copies of days begin
};

/// Most seasons that are shown or copied; twenty years of months.
inline constexpr std::size_t max_seasons = 240;

/// The seasons that have a file, the latest first, at most `max_seasons`.
[[nodiscard]] Result<std::vector<Season>> seasons_on(Disk& disk);

/// A season and its tables as they stand.
struct SeasonTables {
  Season season;
  LoadedHall tables;
};

/// The seasons before this one that somebody has won, the latest first. What cannot be read is
/// passed over, with a remark.
struct PastSeasons {
  std::vector<SeasonTables> seasons;
  std::vector<std::string> remarks;
};

[[nodiscard]] Result<PastSeasons> read_past_seasons(Disk& disk, const Season& current);

/// The tables of a season; empty ones if it has no file yet.
[[nodiscard]] Result<LoadedHall> read_season(Disk& disk, const Season& season);

}  // namespace codemaker::scores
