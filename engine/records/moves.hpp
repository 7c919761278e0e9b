/// What the records of all games have in common: what came of a game, and moves that any has.
#pragma once

#include "engine/ranked_run.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace codemaker::engine::records {

/// The most moves a record holds, of both sides, with what was hidden or dealt. A scene that has
/// reached it stops recording.
inline constexpr std::size_t max_moves = 8192;

/// How a game ended, for player one.
enum class Ending : std::uint8_t { unfinished, left, won, tied, lost };

/// What came of a game. What the numbers mean depends on its kind (records.md).
struct Outcome {
  Ending ending = Ending::unfinished;
  int level = 0;   ///< of a run: the one being played, or it ended in; 0 in other games
  Points one = 0;  ///< player one's; of a run: its bank
  Points two = 0;  ///< the other side's

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

[[nodiscard]] constexpr Ending ending_of(Verdict verdict) {
  return verdict == Verdict::won    ? Ending::won
         : verdict == Verdict::tied ? Ending::tied
                                    : Ending::lost;
}

/// A run lost its last level, was left, or goes on; its bank is its score.
[[nodiscard]] constexpr Outcome outcome_of(const RankedRun& run, bool is_left) {
  const Ending ending = is_left ? Ending::left : run.is_over() ? Ending::lost : Ending::unfinished;
  return {ending, run.level(), run.bank(), 0};
}

/// A start was dealt from a seed.
struct Dealt {
  std::uint64_t seed = 0;

  friend bool operator==(const Dealt&, const Dealt&) = default;
};

/// The last move of who is to play was taken back, and what followed it.
struct Undo {
  friend bool operator==(const Undo&, const Undo&) = default;
};

/// The game was given up; what a run has won counts.
struct Leave {
  friend bool operator==(const Leave&, const Leave&) = default;
};

/// Why a move cannot be made; empty: it was.
using Refusal = std::string_view;

inline constexpr Refusal accepted = {};
inline constexpr Refusal is_over_already = "the game is over";

}  // namespace codemaker::engine::records
