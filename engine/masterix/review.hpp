/// What a move of Masterix was worth beside the best one: for players who want to learn from it.
#pragma once

#include "engine/masterix/player.hpp"

#include <chrono>
#include <optional>
#include <stop_token>

namespace codemaker::engine::masterix {

/// Both margins are those still to come at level 1, for the side that made the move.
struct MoveReview {
  Move best;              ///< the played one if none is better
  int best_margin = 0;    ///< with that
  int played_margin = 0;  ///< with the played one
};

/// How far a review looks.
struct ReviewLimits {
  int depth = 47;  ///< moves looked ahead; no round is longer
  std::chrono::milliseconds time{60};
};

/// Weighs a legal move: it and the best one are looked at equally far, as far as the time allows.
/// nullopt only when stopped.
[[nodiscard]] std::optional<MoveReview> review(
    const Position& before, Move played, const ReviewLimits& limits, TranspositionTable& table,
    const Elapsed& elapsed, const std::stop_token& stop
);

}  // namespace codemaker::engine::masterix
