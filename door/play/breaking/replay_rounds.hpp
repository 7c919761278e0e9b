/// The rounds of a game of code breaking as its record has them.
#pragma once

#include "engine/breaking/record.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/events/kept_games.hpp"

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

namespace codemaker::play::breaking {

/// A code and all guesses at it. Moves are counted from 1.
struct ReplayedRound {
  engine::breaking::records::RoundPlace place;
  engine::breaking::Rules rules;
  int limit = 1;
  engine::breaking::Code code;
  engine::breaking::History turns;        ///< all of them
  std::vector<std::size_t> guesses = {};  ///< the move of each
  std::size_t begins = 1;                 ///< the move that hid the code
  /// The move that ended it: a guess, or who gave up.
  std::size_t ends = std::numeric_limits<std::size_t>::max();
  std::optional<engine::records::Seal> seal = {};

  [[nodiscard]] bool is_players() const { return place.breaker == engine::breaking::Side::player; }

  /// How many guesses there are after a move.
  [[nodiscard]] std::size_t made(std::size_t move) const;
};

/// A record cut into its rounds, and what had come of it after each move.
struct ReplayedRounds {
  explicit ReplayedRounds(const ShownGame& game);

  std::vector<ReplayedRound> rounds;               ///< in the order in which codes were hidden
  std::vector<engine::records::Outcome> outcomes;  ///< the first is before the first move

  /// The round that is played after a move; nullptr before the first.
  [[nodiscard]] const ReplayedRound* at(std::size_t move) const;
};

/// Two people play it at one terminal.
[[nodiscard]] bool is_pair(const engine::breaking::records::BreakingSetup& setup);

/// How the pegs of such a game are written; `is_line`: where it is told.
[[nodiscard]] PegSigns signs_of(
    const engine::breaking::records::BreakingSetup& setup, bool is_line
);

}  // namespace codemaker::play::breaking
