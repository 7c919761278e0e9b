/// The computer as Masterix player (rules.md 6.2).
#pragma once

#include "engine/masterix/search.hpp"
#include "engine/masterix/thought.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

namespace codemaker::engine::masterix {

/// The levels of the computer that differ (rules.md 6.2).
inline constexpr int weakest_level = 1;
inline constexpr int strongest_level = 10;

/// How a player chooses moves.
struct Style {
  int accuracy =
      100;        ///< per cent of the moves that are the chosen one; the others are any legal move
  int depth = 0;  ///< moves looked ahead; 0: takes the most kills and looks no further
  std::chrono::milliseconds time{0};  ///< for a move; 0: as long as it takes

  friend bool operator==(const Style&, const Style&) = default;
};

/// The table of rules.md 6.2: greedy with accuracy 15, 35, 60, 85 %, looking 1 to 4 moves ahead
/// with accuracy 90, 92, 95, 97 %, then as far as 30 and 100 ms allow. From level 10 on all are
/// alike.
[[nodiscard]] Style style_of_level(int level);

/// Time since the thinking began.
using Elapsed = std::function<std::chrono::microseconds()>;

/// A computer player of one style.
class Player {
 public:
  /// Without a limit of time the same seed plays the same move in the same position.
  Player(const Style& style, std::uint64_t seed) : style_{style}, seed_{seed} {}

  /// Chooses a move of a round that is not over; nullopt when stopped. Only styles with a limit of
  /// time read the clock and use the table.
  [[nodiscard]] std::optional<Thought> think(
      const Position& position, TranspositionTable& table, const Elapsed& elapsed,
      const std::stop_token& stop
  ) const;

 private:
  Style style_;
  std::uint64_t seed_;
};

}  // namespace codemaker::engine::masterix
