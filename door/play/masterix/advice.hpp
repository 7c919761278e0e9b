/// The move of Masterix that is advised, weighed as a review will weigh it, and why.
#pragma once

#include "engine/masterix/rules.hpp"
#include "play/events/question.hpp"
#include "play/masterix/questions.hpp"

#include <stop_token>
#include <string>
#include <vector>

namespace codemaker::play::masterix {
namespace question {

/// Which jump is best? Answered by `Jumped`: the one with most kills, unless a review finds a
/// better one.
struct Advise {
  engine::masterix::Position position;
};

[[nodiscard]] Jumped answer(const Advise& advise, Mind& mind, const std::stop_token& stop);

}  // namespace question

/// The jump with most kills, the first of them in reading order, of a round that is not over.
[[nodiscard]] engine::masterix::Move largest(const engine::masterix::Position& position);

/// Why a jump is good, a sentence each: what it does, what the other side can take back, and why
/// not the one with most kills.
[[nodiscard]] std::vector<std::string> reasons(
    const engine::masterix::Position& position, engine::masterix::Move move
);

/// What a guided game explains at the caller's moves, counted from 1; empty: nothing more.
[[nodiscard]] std::string lesson(int move);

/// Whether a guided game speaks at a later move: where the jump with most kills is not the best.
[[nodiscard]] bool is_tricky(
    const engine::masterix::Position& position, engine::masterix::Move move
);

}  // namespace codemaker::play::masterix
