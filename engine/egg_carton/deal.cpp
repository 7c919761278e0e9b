#include "engine/egg_carton/deal.hpp"

#include "engine/random.hpp"

namespace codemaker::engine::egg_carton {
namespace {

bool can_win(const Board& board, RelayRule relay_rule, std::vector<int>& way) {
  for (int slot = 0; slot < side_slots; ++slot) {
    if (marbles(board.own, slot) == 0) continue;
    const Sown sown = sow(board, slot, relay_rule);
    way.push_back(slot);
    if (sown.is_won()) return true;
    if (sown.outcome == Outcome::again && can_win(sown.board, relay_rule, way)) return true;
    way.pop_back();
  }
  return false;
}

Position deal(Random& random, RelayRule relay_rule) {
  constexpr int drawn = 12;
  Position position;
  position.relay_rule = relay_rule;
  position.slots.fill(1);
  for (int i = 0; i < drawn; ++i) {
    const std::uint64_t slot = random.below(side_slots);
    ++position.slots[slot];
    ++position.slots[slot + side_slots];
  }
  return position;
}

}  // namespace

std::vector<int> win_in_one_turn(const Board& board, RelayRule relay_rule) {
  std::vector<int> way;
  can_win(board, relay_rule, way);
  return way;
}

FairDeal fair_deal(std::uint64_t seed, RelayRule relay_rule) {
  Random random{seed};
  FairDeal fair;
  for (fair.position = deal(random, relay_rule);
       !win_in_one_turn(to_board(fair.position), relay_rule).empty();
       fair.position = deal(random, relay_rule)) {
    ++fair.thrown;
  }
  return fair;
}

}  // namespace codemaker::engine::egg_carton
