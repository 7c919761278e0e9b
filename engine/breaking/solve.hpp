/// Whole games of the computer as codebreaker.
#pragma once

#include "engine/breaking/breaker.hpp"
#include "engine/breaking/tally/tally.hpp"

#include <cstdint>
#include <functional>
#include <stop_token>

namespace codemaker::engine::breaking {

/// Breaks `code` in at most `limit` guesses, each chosen from the answers before it. The history
/// goes on from the guesses that were made already, and ends early when the code is broken or the
/// thinking is stopped.
[[nodiscard]] History solve(
    const Breaker& breaker, const Code& code, int limit, const std::stop_token& stop,
    History history = {}
);

/// Takes a game that was played out: its code, and its turns.
using GameSink = std::function<void(const Code&, const History&)>;

/// Plays every code of a listable game once, in the order of the book, and hands each game to
/// `each`. Levels 9 and 10 play one strategy against all codes; the others draw afresh for each
/// game from the seed and the game's number.
tally::Tally solve_all(
    const Rules& rules, int strength, std::uint64_t seed, int limit, const GameSink& each,
    const std::stop_token& stop
);

}  // namespace codemaker::engine::breaking
