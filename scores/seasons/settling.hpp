/// How scores get into the tables of their seasons, while somebody has the lock: for `ledger`.
///
/// What must go into both, the tables of all time and those of a season, is in the spool before
/// either is written. So whenever the program is killed, the next one that has the lock finds it
/// there and enters it in both; in that which has it already it changes nothing.
#pragma once

#include "scores/ledger.hpp"
#include "scores/seasons/season.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace codemaker::scores {

/// The tables of a season, with the scores for them entered.
struct OpenSeason {
  Season season;
  Ledger ledger;
  std::string trouble;              ///< why they can be had no more; empty: they can
  std::vector<std::size_t> scores;  ///< where they stand in `Ledger::for_seasons`
};

/// The seasons that the ledger has scores for, loaded but not written.
[[nodiscard]] std::vector<OpenSeason> open_seasons(Disk& disk, const Ledger& ledger);

/// Puts into the spool what is not there and has to be written in two places.
void keep_for_both(Disk& disk, Ledger& ledger, const std::vector<OpenSeason>& seasons);

/// Writes the tables of the seasons. What one cannot take is left in the spool for it alone.
void close_seasons(Disk& disk, Ledger& ledger, std::vector<OpenSeason>& seasons);

}  // namespace codemaker::scores
