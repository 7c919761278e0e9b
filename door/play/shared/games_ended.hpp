/// What came of the games of this call that are over.
#pragma once

#include "engine/ranked_game.hpp"

#include <cstddef>
#include <optional>

namespace codemaker::play::shared {

/// Kept for the call: what comes of games is looked for only when there are new ones.
struct GamesEnded {
  int count = 0;
  /// Where runs stood in the Hall of Fame, the last one of each game; nullopt: none did.
  engine::PerGame<std::optional<std::size_t>> ranks = {};
};

}  // namespace codemaker::play::shared
