/// The games that have a table in the Hall of Fame, and what a score is.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace codemaker::engine {

/// The numbers are part of the score file and never change.
enum class RankedGame : std::uint8_t { breaking = 1, masterix = 2, eggcarton = 3 };

/// A row of the table of ranked games.
struct RankedGameWord {
  RankedGame game;
  std::string_view word;  ///< names the game and its table on the command line
};

/// Each ranked game, in the order in which tables and menus show them.
inline constexpr std::array ranked_game_words{
    RankedGameWord{RankedGame::breaking, "breaking"},
    RankedGameWord{RankedGame::masterix, "masterix"},
    RankedGameWord{RankedGame::eggcarton, "eggcarton"},
};

/// The games alone, in the same order.
inline constexpr auto ranked_games = [] {
  std::array<RankedGame, ranked_game_words.size()> games{};
  for (std::size_t at = 0; at < games.size(); ++at)
    games[at] = ranked_game_words[at].game;
  return games;
}();

/// The word that names the game and its table on the command line.
[[nodiscard]] constexpr std::string_view name(RankedGame game) {
  for (const RankedGameWord& row : ranked_game_words) {
    if (row.game == game) return row.word;
  }
  return {};
}

/// The game of a word; nullopt for any other word.
[[nodiscard]] constexpr std::optional<RankedGame> ranked_game(std::string_view word) {
  for (const RankedGame game : ranked_games) {
    if (name(game) == word) return game;
  }
  return std::nullopt;
}

/// Points of a run, never negative.
using Points = std::int64_t;

}  // namespace codemaker::engine
