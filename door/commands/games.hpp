/// What the command line knows of the games, one row each: `engine GAME` and `bench GAME`.
#pragma once

#include "commands/bench/breaking.hpp"
#include "commands/bench/egg_carton.hpp"
#include "commands/bench/masterix.hpp"
#include "commands/engine/breaking.hpp"
#include "commands/engine/egg_carton.hpp"
#include "commands/engine/masterix.hpp"

#include "engine/ranked_game.hpp"

#include <algorithm>
#include <array>

namespace codemaker::commands {

/// A row.
struct GameCommands {
  engine::RankedGame game;
  EngineWords (*requests)();  ///< what `engine GAME` answers
  const char* example;        ///< one of them
  const char* measures;       ///< what `bench GAME` measures, and how long it takes
  int (*bench)();             ///< `bench GAME`
  int (*bench_in_minutes)();  ///< its part of `bench` alone: without what takes very long
};

/// All rows, in the order of the ranked games.
inline constexpr std::array game_commands{
    GameCommands{
        engine::RankedGame::breaking, breaking::requests,
        R"({"do":"best","history":[["1122",[1,1]]]})",
        "Speed and strength of code breaking, about 3 minutes", bench_breaking, bench_breaking},
    GameCommands{
        engine::RankedGame::masterix, masterix::requests, R"({"do":"deal","seed":"1"})",
        "Bytes, speed and strength of Masterix, about 10 minutes", bench_masterix,
        bench_masterix_in_minutes},
    GameCommands{
        engine::RankedGame::eggcarton, egg_carton::requests, R"({"do":"deal","seed":"500001"})",
        "Bytes, speed and strength of Egg Carton, about 4 minutes", bench_eggcarton,
        bench_eggcarton},
};

static_assert(
    std::ranges::equal(game_commands, engine::ranked_games, {}, &GameCommands::game),
    "each game has its row, in the order of the games"
);

}  // namespace codemaker::commands
