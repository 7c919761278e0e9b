/// What came of the games of this call that are over, and which games a player knows.
#pragma once

#include "engine/ranked_game.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

namespace codemaker::play::shared {

/// Kept for the call: what comes of games is looked for only when there are new ones.
struct GamesEnded {
  int count = 0;
  /// Where runs stood in the Hall of Fame, the last one of each game; nullopt: none did.
  engine::PerGame<std::optional<std::size_t>> ranks = {};
};

/// The games that a player has played to an end: nobody asks them whether they are new here.
struct KnownGames {
  int bits = 0;  ///< one for the number of each game

  static constexpr std::string_view remembered_as = "known-games";
  static constexpr int most = 0xFFFF;

  template <class Fields>
  void fields(Fields& fields) {
    fields("games", bits, 0, most);
  }

  [[nodiscard]] static constexpr int bit_of(engine::RankedGame game) {
    return (1 << static_cast<int>(game)) & most;
  }

  void add(engine::RankedGame game) { bits |= bit_of(game); }

  [[nodiscard]] bool has(engine::RankedGame game) const { return (bits & bit_of(game)) != 0; }
};

}  // namespace codemaker::play::shared
