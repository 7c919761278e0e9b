/// The tables under the lock, while somebody changes them.
#pragma once

#include "scores/disk.hpp"
#include "scores/format.hpp"

#include <chrono>
#include <memory>
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

/// The tables, with what waited in the spool in them, ready to be changed.
struct Ledger {
  std::unique_ptr<Lock> lock;
  Hall hall;
  ChangeMark last_change;  ///< of a sysop's
  bool is_new = true;      ///< there is no file yet
  bool must_be_written = false;
  bool is_damaged = false;           ///< the file; it will be kept
  int lost = 0;                      ///< records of it
  std::string damaged_as;            ///< what a damaged file was kept as
  std::vector<std::string> spooled;  ///< files merged into the hall
  std::vector<Entry> left_out;       ///< runs that came into no table, or were pushed out of one
  std::vector<std::string> remarks;  ///< for the sysop
};

/// Does with the tables what a submission asks; true if they changed.
bool apply(Hall& hall, const Submission& submission);

/// The same, and remembers who was left out.
void enter(Ledger& ledger, const Submission& submission);

/// Waits so long for the lock, and loads; nullptr if the lock was not had in time.
[[nodiscard]] Result<std::unique_ptr<Ledger>> open_ledger(
    Disk& disk, std::chrono::milliseconds patience
);

/// Writes what must be written. A damaged file is kept.
[[nodiscard]] Result<void> close_ledger(Disk& disk, Ledger& ledger);

/// What is said of a file of a later version.
[[nodiscard]] Fault newer_version(std::string_view file);

}  // namespace codemaker::scores
