/// The computer's players behind the questions: what a thinker does, and a test.
#pragma once

#include "engine/masterix/table.hpp"
#include "play/question.hpp"

#include <chrono>
#include <functional>
#include <stop_token>

namespace codemaker::play {

/// What one thinker has beside the question: its memory, whoever asks, and a clock.
struct Mind {
  /// Time since some moment; without it time does not count, and who thinks by the clock thinks
  /// without end.
  std::function<std::chrono::microseconds()> clock;
  engine::masterix::TranspositionTable masterix;
};

/// Answers a question. When stopped it answers early with what there is.
[[nodiscard]] event::Reply think(const Question& question, Mind& mind, const std::stop_token& stop);

}  // namespace codemaker::play
