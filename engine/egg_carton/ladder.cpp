#include "engine/egg_carton/ladder.hpp"

#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/player.hpp"

#include <algorithm>
#include <cassert>

namespace codemaker::engine::egg_carton {

Ladder::Ladder(std::uint64_t seed) : position_{fair_deal(seed, Reading::usual).position} {}

int Ladder::strength() const {
  return std::min(level_, strongest);
}

Sowing Ladder::select(Slot slot) {
  assert(!over_ && is_selectable(position_, slot));
  Sowing sowing = sow(position_, slot);
  position_ = sowing.after;
  return sowing;
}

Points Ladder::level_worth() const {
  return Points{level_} * (10 + marbles_of(position_, Player::two));
}

void Ladder::advance(std::uint64_t seed) {
  assert(is_level_decided() && !over_);
  if (!is_level_won()) {
    over_ = true;
    return;
  }
  bank_ += level_worth();
  ++level_;
  position_ = fair_deal(seed, Reading::usual).position;
}

}  // namespace codemaker::engine::egg_carton
