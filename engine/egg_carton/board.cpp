#include "engine/egg_carton/board.hpp"

namespace codemaker::engine::egg_carton {

Board to_board(const Position& position) {
  std::array<SideWord, 2> sides{};
  for (Slot slot = 0; slot < slot_count; ++slot) {
    const auto marbles = static_cast<SideWord>(position.marbles(slot));
    sides[slot < side_slots ? 0 : 1] |= marbles << (8 * (slot % side_slots));
  }
  if (position.turn == Player::two) return {sides[1], sides[0]};
  return {sides[0], sides[1]};
}

}  // namespace codemaker::engine::egg_carton
