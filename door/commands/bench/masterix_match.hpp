/// Rounds of Masterix between two computer players, for measuring their strength.
#pragma once

#include "commands/bench/progress.hpp"
#include "engine/masterix/player.hpp"

#include <chrono>
#include <cstdint>

namespace codemaker::commands {

/// Processor time of this thread. Matches are timed by it, so that a busy machine weakens nobody.
[[nodiscard]] std::chrono::microseconds processor_time();

/// What a player thinks, timed by this thread's processor time and stopped by nobody.
[[nodiscard]] engine::masterix::Thought think(
    const engine::masterix::Player& player, const engine::masterix::Position& position,
    engine::masterix::TranspositionTable& table
);

/// The next position of random play with so many units left, at most 48, in a round that goes on;
/// `seed` is the last seed tried.
[[nodiscard]] engine::masterix::Position position_with(int units, std::uint64_t& seed);

/// Rounds from the view of the player who moves first.
struct MatchTally {
  int rounds = 0;
  int won = 0;
  int lost = 0;

  /// So many of the rounds, 0 … 1.
  [[nodiscard]] double share(int some) const { return static_cast<double>(some) / rounds; }
};

/// Plays the deals of the seeds 1, 2, … `rounds`, one round each.
[[nodiscard]] MatchTally play_rounds(
    const engine::masterix::Style& first, const engine::masterix::Style& second, int rounds,
    Progress& progress
);

}  // namespace codemaker::commands
