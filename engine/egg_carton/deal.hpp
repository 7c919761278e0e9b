/// Fair deals of Egg Carton and the wins in a first turn that they exclude (rules.md 5.5).
#pragma once

#include "engine/egg_carton/board.hpp"

#include <cstdint>
#include <vector>

namespace codemaker::engine::egg_carton {

/// Selections, as slots 0 … 5 of the player who selects, by which that player wins before the other
/// selects at all; empty if there is no such way. Both sides hold marbles.
[[nodiscard]] std::vector<int> win_in_one_turn(const Board& board, RelayRule relay_rule);

/// A board that nobody wins in the first turn.
struct FairDeal {
  Position position;  ///< 18 marbles a side, player one begins
  int thrown = 0;     ///< deals before it that player one would have won in the first turn
};

/// The deal of a seed: one marble in every slot, then twelve drawn slots of player one get one
/// more, and their counterparts likewise.
[[nodiscard]] FairDeal fair_deal(std::uint64_t seed, RelayRule relay_rule);

}  // namespace codemaker::engine::egg_carton
