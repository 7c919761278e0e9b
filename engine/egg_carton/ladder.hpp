/// The levels of the Egg Carton ladder (rules.md 5.6): each is one game from a fair deal under the
/// usual relay rule; the person is player one and begins. There are no ties.
#pragma once

#include "engine/egg_carton/player.hpp"
#include "engine/egg_carton/rules.hpp"
#include "engine/ranked_run.hpp"

#include <algorithm>

namespace codemaker::engine::egg_carton {

/// Of the computer in a level, 1 … 10: the level, from 10 on always 10.
[[nodiscard]] inline int ladder_strength(int level) {
  return std::min(level, strongest);
}

/// What winning the level with this board pays: its number × (10 + marbles left on the other side).
[[nodiscard]] inline Points ladder_worth(int level, const Position& board) {
  return Points{level} * (10 + marbles_of(board, Player::two));
}

/// How a level whose board has a winner went.
[[nodiscard]] inline Verdict ladder_verdict(const Position& board) {
  return winner(board) == Player::one ? Verdict::won : Verdict::lost;
}

}  // namespace codemaker::engine::egg_carton
