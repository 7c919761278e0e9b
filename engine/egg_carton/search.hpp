/// Looking so many selections ahead at Egg Carton (rules.md 6.3).
#pragma once

#include "engine/egg_carton/endgame.hpp"
#include "engine/egg_carton/limits.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace codemaker::engine::egg_carton {

/// How good a board is for the player who selects next. A guess is −132 … 132; beyond ±1000 it is
/// certain, and a win is the greater the sooner it comes.
using Worth = int;

/// The greatest amount of a guess.
inline constexpr Worth max_guessed = 132;

/// True for a worth that no further looking changes: the end was seen.
[[nodiscard]] constexpr bool is_certain(Worth worth) {
  return worth > 1000 || worth < -1000;
}

/// rules.md 6.3: 3 for each marble and 2 for each occupied slot that the other side has more, 2 for
/// each own slot whose marbles end exactly off the near end.
[[nodiscard]] Worth guess_worth(const Board& board);

/// A selection, and what it is worth to the player who makes it.
struct Choice {
  int slot = 0;  ///< 0 … 5
  Worth worth = 0;
};

/// Slots in the order they are to be tried; of equally good ones the first is chosen.
using SlotOrder = std::array<int, side_slots>;

/// The usual order of a search.
inline constexpr SlotOrder far_slots_first{5, 4, 3, 2, 1, 0};

/// Alpha-beta by selections.
class DepthSearch {
 public:
  /// `endgames` may be null: then nothing is known of the end. It outlives the search.
  DepthSearch(RelayRule relay_rule, const EndgameTable* endgames)
      : relay_rule_{relay_rule},
        endgames_{endgames} {}

  /// The best selection when looking `depth` (at least 1) selections ahead. Both sides hold
  /// marbles. nullopt: the limits were reached before.
  [[nodiscard]] std::optional<Choice> choose(
      const Board& board, int depth, const SlotOrder& order, const Limits& limits
  );

  /// The worst selection when looking one selection ahead.
  [[nodiscard]] Choice least(const Board& board, const SlotOrder& order);

  /// Selections made in search so far.
  [[nodiscard]] std::uint64_t selections() const { return selections_; }

 private:
  /// What a selection is worth to the player who makes it. `ply` selections were made before it.
  [[nodiscard]] Worth worth_of(
      const Board& board, int slot, int depth, int ply, Worth alpha, Worth beta, LimitWatch& watch
  );
  [[nodiscard]] Worth search(
      const Board& board, int depth, int ply, Worth alpha, Worth beta, LimitWatch& watch
  );

  RelayRule relay_rule_;
  const EndgameTable* endgames_;
  std::uint64_t selections_ = 0;
};

}  // namespace codemaker::engine::egg_carton
