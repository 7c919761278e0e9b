/// The games that have a table in the Hall of Fame, and what a score is.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace codemaker::engine {

/// The numbers are part of the score file and never change.
enum class RankedGame : std::uint8_t { breaking = 1, masterix = 2, eggcarton = 3 };

inline constexpr std::array ranked_games{
    RankedGame::breaking, RankedGame::masterix, RankedGame::eggcarton};

/// The word that names the game and its table on the command line.
[[nodiscard]] constexpr std::string_view name(RankedGame game) {
  switch (game) {
  case RankedGame::breaking:
    return "breaking";
  case RankedGame::masterix:
    return "masterix";
  case RankedGame::eggcarton:
    return "eggcarton";
  }
  return {};
}

[[nodiscard]] constexpr std::optional<RankedGame> ranked_game(std::string_view word) {
  for (const RankedGame game : ranked_games) {
    if (name(game) == word) return game;
  }
  return std::nullopt;
}

/// Points of a run, never negative.
using Points = std::int64_t;

}  // namespace codemaker::engine
