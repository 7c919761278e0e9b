/// What is kept of days, for a caller without a database.
#pragma once

#include "play/events/event.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::tests {

struct KeptDays {
  play::event::DailyTables tables;  ///< what is kept of every day
  bool are_held = false;            ///< it is read, and not there yet
  std::vector<engine::records::Day> read;
  std::vector<engine::records::Record> claimed;  ///< played before it was known whose they are
  int browsers_forgotten = 0;
  int guests_claimed = 0;  ///< how often a player was told to be the guest of their browser
  std::string puzzle;      ///< whose code or board was drawn last; empty: nobody's

  /// The answer to who reads a day.
  [[nodiscard]] std::optional<play::event::DailyTables> of(engine::records::Day day) {
    read.push_back(day);
    tables.day = day;
    return are_held ? std::nullopt : std::optional{tables};
  }

  /// A board of a puzzle is dealt from this seed, as any other.
  [[nodiscard]] play::event::Seed seed_of(const std::string& its_puzzle, std::uint64_t seed) {
    puzzle = its_puzzle;
    return {seed};
  }
};

}  // namespace codemaker::tests
