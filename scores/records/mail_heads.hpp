/// Head-to-head: what came of a player's games by mail against each of the others.
#pragma once

#include "engine/ranked_game.hpp"
#include "records/store.hpp"

#include <cstdint>
#include <vector>

namespace codemaker::scores::records {

/// Of one game.
struct HeadToHead {
  engine::RankedGame game = engine::first_ranked_game;
  Player other;  ///< without a name: a former caller
  std::int64_t won = 0;
  std::int64_t lost = 0;
  std::int64_t drawn = 0;

  [[nodiscard]] std::int64_t games() const { return won + lost + drawn; }
};

/// Of all games that count for ranks; of each game, who was played most comes first. Of a player
/// who is not known there are none.
[[nodiscard]] Result<std::vector<HeadToHead>> head_to_head(Store& store, const Player& player);

}  // namespace codemaker::scores::records
