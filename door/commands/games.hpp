/// What the command line knows of the games, one row each: `engine GAME`, `bench GAME`, and how
/// `records` and `replay` tell a game's moves.
#pragma once

#include "commands/engine/engine.hpp"
#include "engine/ranked_game.hpp"
#include "engine/records/record.hpp"

#include <cstddef>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::commands {

/// A move of a record, and where the game stands after it.
struct ToldMove {
  std::string text;      ///< as the record writes it
  std::string position;  ///< for people
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
};

/// What a game has for the command line: `commands/games/GAME.cpp`.
struct GameCommands {
  EngineWords (*requests)();  ///< what `engine GAME` answers
  const char* example;        ///< one of them
  const char* measures;       ///< what `bench GAME` measures, and how long it takes
  int (*bench)();             ///< `bench GAME`
  /// Its part of `bench` alone: without what takes very long.
  int (*bench_in_minutes)() = bench;
  int (*bench_ladder)() = bench;  ///< `bench GAME ladder`: the strength of its levels
  /// The moves of a record of the game, up to one that the rules forbid.
  std::vector<ToldMove> (*moves)(const engine::records::Record& record);
  /// What came of a game that is not ranked: "8 points to 5".
  std::string (*score
  )(const engine::records::Record& record, const engine::records::Outcome& outcome);
};

/// A row.
struct GameRow {
  engine::RankedGame game{};
  GameCommands commands;
};

/// All rows, in the order of the ranked games. The list of games defines it.
[[nodiscard]] std::span<const GameRow> game_commands();

/// The row of a record's game.
[[nodiscard]] const GameCommands& commands_of(const engine::records::Record& record);

/// The moves of a record, each with what `text_after` and `json_after` say of the replay after it.
template <class GameRecord, auto text_after, auto json_after>
[[nodiscard]] std::vector<ToldMove> told_moves(const engine::records::Record& any) {
  const GameRecord& record = *any.as<GameRecord>();
  std::vector<ToldMove> moves;
  const auto tell = [&](const auto& game, std::size_t made) {
    if (made == 0) return;
    const auto& move = record.moves[made - 1];
    std::string text;
    GameRecord::append(text, move);
    moves.push_back({std::move(text), text_after(game, move), json_after(game, move)});
  };
  static_cast<void>(engine::records::replay(record, tell));
  return moves;
}

/// The same of a game on boards, each with what `text_of` and `json_of` say of the table after it.
template <class GameRecord, auto text_of, auto json_of>
[[nodiscard]] std::vector<ToldMove> told_board_moves(const engine::records::Record& any) {
  constexpr auto text_after = [](const auto& game, const auto& /*move*/) {
    return game.table() ? text_of(*game.table()) : std::string{};
  };
  constexpr auto json_after = [](const auto& game, const auto& /*move*/) {
    return game.table() ? json_of(*game.table()) : nlohmann::ordered_json::object();
  };
  return told_moves<GameRecord, text_after, json_after>(any);
}

}  // namespace codemaker::commands
