/// Whole games of the computer as codebreaker.
#pragma once

#include "engine/breaker.hpp"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace codemaker::engine {

/// Breaks `code` in at most `limit` guesses, each chosen from the answers before it. The history
/// ends early when the code is broken or the thinking is stopped.
[[nodiscard]] History solve(
    const Breaker& breaker, const Code& code, int limit, const std::stop_token& stop
);

/// How a strength did over every code of a game.
struct Tally {
  std::uint64_t codes = 0;
  std::uint64_t guesses = 0;             ///< over all codes; an unbroken one counts its limit
  std::vector<std::uint64_t> by_length;  ///< games of 1, 2, … guesses

  [[nodiscard]] double mean() const {
    return static_cast<double>(guesses) / static_cast<double>(codes);
  }

  [[nodiscard]] std::size_t longest() const { return by_length.size(); }
};

using GameSink = std::function<void(const Code&, const History&)>;

/// Plays every code of a listable game once, in the order of the book, and hands each game to
/// `each`. Steps 9 and 10 play one strategy against all codes; the others draw afresh for each game
/// from the seed and the game's number.
Tally solve_all(
    const Rules& rules, int strength, std::uint64_t seed, int limit, const GameSink& each,
    const std::stop_token& stop
);

}  // namespace codemaker::engine
