/// Which games the sysop offers.
#pragma once

#include "engine/ranked_game.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

namespace codemaker::play {

/// At least one of the games; all of them unless the sysop says otherwise.
class OfferedGames {
 public:
  OfferedGames() : offered_{engine::ranked_games.begin(), engine::ranked_games.end()} {}

  /// Those of these words; where none of them is a game, all.
  explicit OfferedGames(std::span<const std::string> words) {
    for (const engine::RankedGame game : engine::ranked_games)
      if (std::ranges::count(words, engine::name(game)) > 0) offered_.push_back(game);
    if (offered_.empty()) *this = {};
  }

  [[nodiscard]] bool has(engine::RankedGame game) const {
    return std::ranges::count(offered_, game) > 0;
  }

  /// The first one in the order of menus.
  [[nodiscard]] engine::RankedGame first() const { return offered_.front(); }

  friend bool operator==(const OfferedGames&, const OfferedGames&) = default;

 private:
  std::vector<engine::RankedGame> offered_;  ///< in that order
};

}  // namespace codemaker::play
