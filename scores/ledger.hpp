/// The tables under the lock, while somebody changes them.
#pragma once

#include "scores/disk.hpp"
#include "scores/format.hpp"
#include "scores/recovery.hpp"

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores {

/// How the files of the spool end.
inline constexpr std::string_view spool_ending = ".score";

/// The scores in the spool, by their paths in the data directory, in the order they came.
[[nodiscard]] Result<std::vector<std::string>> spooled_scores(Disk& disk);

/// What a damaged score file is kept as.
inline constexpr std::string_view damaged_copy = "SCORES.BAD";
inline constexpr std::size_t max_damaged_copies = 20;

/// The name for one that is set aside now. The oldest of too many go.
[[nodiscard]] std::string name_for_damaged(Disk& disk);

/// Writes the tables, and their twin behind them; the name of the copy of those before. That the
/// twin could not be written is a remark.
[[nodiscard]] Result<std::string> write_tables(
    Disk& disk, std::string_view bytes, std::string_view keep_as, std::vector<std::string>& remarks
);

/// A score that the tables of a season are still to get.
struct ForSeason {
  Submission submission;
  std::string spooled_as;  ///< its file in the spool; empty: it has none
};

/// The tables, with what waited in the spool in them, ready to be changed.
struct Ledger {
  std::unique_ptr<Lock> lock;
  Hall hall;
  ChangeMark last_change;  ///< of a sysop's
  bool is_new = true;      ///< there is no file yet
  bool must_be_written = false;
  bool is_damaged = false;                 ///< the file; it will be kept
  std::optional<Recovered> restored = {};  ///< damaged or missing tables led back by copies
  int lost = 0;                            ///< records of it
  bool has_asked_games = false;            ///< for the runs that such tables lack
  std::size_t from_games = 0;              ///< rows that kept games have given them
  std::string damaged_as;                  ///< what a damaged file was kept as
  std::vector<std::string> spooled;        ///< files merged into the hall
  std::vector<ForSeason> for_seasons;
  bool is_kept_in_spool = false;     ///< all that it was given is there, should it not be closed
  std::vector<Entry> left_out;       ///< runs that came into no table, or were pushed out of one
  std::vector<std::string> remarks;  ///< for the sysop
};

/// Does with the tables what a submission asks; true if they changed.
bool apply(Hall& hall, const Submission& submission);

/// The same, and remembers who was left out, and what is for the tables of a season.
void enter(Ledger& ledger, const Submission& submission, const std::string& spooled_as = "");

/// Loads the file. One that is damaged or gone is led back by its newest copy; without a copy the
/// intact records of a damaged one stand. It will be kept.
[[nodiscard]] Result<void> load_tables(Disk& disk, Ledger& ledger);

/// Waits so long for the lock, and loads; nullptr if the lock was not had in time.
[[nodiscard]] Result<std::unique_ptr<Ledger>> open_ledger(
    Disk& disk, std::chrono::milliseconds patience
);

/// The same, for who has the lock already and keeps it; the ledger has none.
[[nodiscard]] Result<std::unique_ptr<Ledger>> open_under_lock(Disk& disk);

/// Gives tables that were damaged or gone the runs of kept games that they lack, once. Last of all:
/// a run that is filed just now may be among the kept games, and has a name of its own.
void enter_kept_runs(Disk& disk, Ledger& ledger);

/// Writes what must be written, seasons too. A damaged file is kept. What a season cannot take
/// waits for it in the spool, with a remark.
[[nodiscard]] Result<void> close_ledger(Disk& disk, Ledger& ledger);

/// What is said of a file of a later version.
[[nodiscard]] Fault newer_version(std::string_view file);

}  // namespace codemaker::scores
