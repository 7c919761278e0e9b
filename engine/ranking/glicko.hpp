/// Ratings of players against each other: Glicko-2 as Mark Glickman has published it ("Example of
/// the Glicko-2 system", 2013; http://www.glicko.net/glicko/glicko2.pdf).
#pragma once

#include <span>

namespace codemaker::engine::ranking {

/// What is known of a player's strength.
struct Rating {
  double value = 1500;       ///< the expected strength
  double deviation = 350;    ///< how sure that is; the value lies within two of it
  double volatility = 0.06;  ///< how steadily they play

  friend bool operator==(const Rating&, const Rating&) = default;
};

/// A game of a period, from one side.
struct RatedGame {
  Rating against;    ///< as it was before the period
  double score = 0;  ///< 1: won, 0.5: drawn, 0: lost
};

/// The rating after a period with these games; without any it only becomes less sure, and never
/// less sure than that of a new player.
[[nodiscard]] Rating after_period(const Rating& before, std::span<const RatedGame> games);

}  // namespace codemaker::engine::ranking
