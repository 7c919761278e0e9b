/// Which games the sysop offers.
#pragma once

#include "engine/ranked_game.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>

namespace codemaker::play {

/// At least one of the games; all of them unless the sysop says otherwise.
class OfferedGames {
 public:
  OfferedGames() { are_offered_.fill(true); }

  /// Those of these words; where none of them is a game, all.
  explicit OfferedGames(std::span<const std::string> words) {
    for (std::size_t at = 0; at < are_offered_.size(); ++at) {
      are_offered_.at(at) =
          std::ranges::count(words, engine::name(engine::ranked_games.at(at))) > 0;
    }
    if (std::ranges::count(are_offered_, true) == 0) are_offered_.fill(true);
  }

  [[nodiscard]] bool has(engine::RankedGame game) const {
    for (std::size_t at = 0; at < are_offered_.size(); ++at)
      if (engine::ranked_games.at(at) == game) return are_offered_.at(at);
    return false;
  }

  /// The first one in the order of menus.
  [[nodiscard]] engine::RankedGame first() const {
    const auto found = std::ranges::find(are_offered_, true) - are_offered_.begin();
    return engine::ranked_games.at(static_cast<std::size_t>(found));
  }

  friend bool operator==(const OfferedGames&, const OfferedGames&) = default;

 private:
  std::array<bool, engine::ranked_games.size()> are_offered_{};
};

}  // namespace codemaker::play
