/// The views of all games' records, in the order of the ranked games. A new game has its own here.
#pragma once

#include "play/breaking/replay_view.hpp"
#include "play/egg_carton/replay_view.hpp"
#include "play/masterix/replay_view.hpp"

#include <variant>

namespace codemaker::play {

using AnyReplay = std::variant<breaking::ReplayView, masterix::ReplayView, egg_carton::ReplayView>;

static_assert(
    std::variant_size_v<AnyReplay> == std::variant_size_v<engine::records::Record>,
    "each game has a view of its records"
);

/// The view of a game, before its first move.
[[nodiscard]] inline AnyReplay replay_of(const ShownGame& game) {
  switch (engine::records::game_of(game.record)) {
  case engine::RankedGame::breaking:
    return breaking::ReplayView{game};
  case engine::RankedGame::masterix:
    return masterix::ReplayView{game};
  case engine::RankedGame::eggcarton:
    break;
  }
  return egg_carton::ReplayView{game};
}

}  // namespace codemaker::play
