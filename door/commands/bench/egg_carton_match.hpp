/// Matches of Egg Carton between a level of the computer and players to compare it with.
#pragma once

#include "commands/bench/progress.hpp"

#include <array>

namespace codemaker::commands {

/// A player of the tables in rules.md 6.3. It moves first.
struct EggReference {
  const char* name;
  int depth;  ///< selections looked ahead, always; or one of those below
  int games;

  static constexpr int any = 0;        ///< any selection
  static constexpr int ends_off = -1;  ///< any that ends off the board, if there is one
  static constexpr int proves = -2;    ///< plays perfectly
};

/// Those that the strength of the levels is known by, the weakest first.
inline constexpr std::array egg_references{
    EggReference{"random", EggReference::any, 600},
    EggReference{"depth 2", 2, 600},
    EggReference{"depth 4", 4, 600},
    EggReference{"depth 8", 8, 600},
    EggReference{"perfect", EggReference::proves, 100},
};

/// Those who climb the ladder as newcomers do.
inline constexpr std::array egg_climbers{
    EggReference{"random", EggReference::any, 1000},
    EggReference{"ends off", EggReference::ends_off, 1000},
    EggReference{"one ahead", 1, 1000},
    EggReference{"two ahead", 2, 1000},
};

/// How a match went.
struct EggScore {
  int games = 0;
  int won = 0;               ///< by the reference player
  int wins_lost = 0;         ///< by the computer, though it had seen that it wins
  int unsettled = 0;         ///< selections of the computer that were not certain
  double longest_think = 0;  ///< of the computer, milliseconds

  /// Of the games, those that the reference player won: 0 … 1.
  [[nodiscard]] double share() const { return static_cast<double>(won) / games; }
};

/// The computer thinks as long as it may in a game. Plays the reference player's number of games
/// from fair deals, the same ones for every level; `strength` is the level.
[[nodiscard]] EggScore play_egg_match(
    const EggReference& reference, int strength, Progress& progress
);

}  // namespace codemaker::commands
