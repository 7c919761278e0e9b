/// What the words of `codemaker scores` share.
#pragma once

#include "commands/scores/scores.hpp"

#include "scores/edits.hpp"
#include "scores/seasons/season_disk.hpp"
#include "scores/tags.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::commands {

/// Where the tables are that a command works on.
struct Around {
  const config::Settings& settings;
  const std::string& directory;          ///< of all data
  std::optional<scores::Season> season;  ///< nullopt: the tables are those of all time
  scores::BoardNames boards;             ///< of boards that named themselves

  /// "/var/lib/codemaker", or "season 2026-11 in /var/lib/codemaker"; fit for a screen.
  [[nodiscard]] std::string name() const;
};

/// Opens the data directory and works on the tables of all time, or of the season that was named; 1
/// if that cannot be done.
[[nodiscard]] int with_data(
    const ScoresOptions& options, DataUse use,
    const std::function<int(scores::Disk&, const Around&)>& work
);

/// The same for what only reads, which a fault of the config does not keep from that.
[[nodiscard]] int with_data_to_read(
    const ScoresOptions& options, const std::function<int(scores::Disk&, const Around&)>& work
);

/// The table that was named; nullopt: every one.
[[nodiscard]] std::optional<engine::RankedGame> chosen_table(const ScoresOptions& options);
[[nodiscard]] std::vector<engine::RankedGame> chosen_tables(const ScoresOptions& options);

/// Who changes something now: the account that started us.
[[nodiscard]] scores::Hand hand_of_sysop();

/// "12 scores".
[[nodiscard]] std::string count_text(std::size_t rows);

/// "Ada (120 points)".
[[nodiscard]] std::string row_text(const scores::Entry& row);

/// What a change did to rows, as a sentence continues: "Ada (10 points) is back, Zed (50 points) is
/// gone". `arrived` says what is said of those that it put into the tables: "is back", "is in".
[[nodiscard]] std::string effect_text(const scores::Change& change, const std::string& arrived);

/// What was done: "rename Bob to Ada", "undo of 3".
[[nodiscard]] std::string change_text(const scores::Change& change);

/// Renames in all seasons, and says so; in how many somebody was.
[[nodiscard]] int rename_in_seasons(scores::Disk& disk, const scores::Renaming& renaming);

/// Says in which seasons this run stands, and how it is taken out of them.
void tell_of_seasons_with(scores::Disk& disk, const scores::Entry& run);

/// What the sysop should know, such as of damage that was led back: here, and in the log.
void tell_remarks(const std::vector<std::string>& remarks, const Around& around);

/// What the sysop should know besides: remarks, and what the tables before are kept as.
void print_aftermath(const scores::Edited& edited, const Around& around);

}  // namespace codemaker::commands
