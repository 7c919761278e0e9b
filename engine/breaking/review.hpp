/// What every guess of a game was worth: for the player who wants to learn from it.
#pragma once

#include "engine/breaking/history.hpp"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace codemaker::engine::breaking {

/// What a guess promises in a position.
struct GuessFacts {
  Code guess;
  double expected_bits;     ///< information of its answer, on average over the possible codes
  double expected_guesses;  ///< how many the game takes with it and good ones after it
};

/// One guess of the game, beside the best one there was.
struct GuessReview {
  GuessFacts played;
  GuessFacts best;     ///< the best guess there was; the played one if none is better
  double before;       ///< codes possible before the answer
  double after;        ///< and after it
  double bits;         ///< log2(before / after): lucky if more than `played.expected_bits`
  double lost;         ///< expected guesses thrown away against the best guess, 0 or more
  bool is_counted;     ///< false: expected guesses are about so many, not played out for each code
  bool could_be_code;  ///< the guess fitted all answers before it
};

/// The guesses of a game in their order; as many as were judged before it was stopped.
struct Review {
  bool is_exact = true;  ///< false: from samples, every number is "about"
  std::vector<GuessReview> guesses;
};

/// Reviews a game, finished or not, whose answers are those of some code. Games too large to list
/// are judged by samples drawn with `seed`. Ends early when stopped.
[[nodiscard]] Review review(
    const Rules& rules, const History& history, std::uint64_t seed, const std::stop_token& stop
);

}  // namespace codemaker::engine::breaking
