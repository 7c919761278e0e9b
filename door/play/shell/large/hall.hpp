/// Where the tables of all games stand on large screens.
#pragma once

#include "ansi/frame.hpp"
#include "engine/ranked_game.hpp"

#include <optional>

namespace codemaker::play {

class OfferedGames;

namespace shell {

/// The game whose table is there; nullopt: none is.
[[nodiscard]] std::optional<engine::RankedGame> hall_table_at(
    const OfferedGames& offered, ansi::Position at
);

}  // namespace shell

}  // namespace codemaker::play
