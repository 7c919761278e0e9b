/// The selection of Egg Carton that is advised, weighed as a review will weigh it, and why.
#pragma once

#include "engine/egg_carton/rules.hpp"
#include "play/egg_carton/questions.hpp"
#include "play/events/question.hpp"

#include <stop_token>
#include <string>
#include <vector>

namespace codemaker::play::egg_carton {
namespace question {

/// Which slot is best? Answered by `Selected`: the one of which a review thinks best, and among
/// equals what a good player selects.
struct Advise {
  engine::egg_carton::Position position;
};

[[nodiscard]] Selected answer(const Advise& advise, Mind& mind, const std::stop_token& stop);

}  // namespace question

/// Why a slot is good, a sentence each: first what its last marble does.
[[nodiscard]] std::vector<std::string> reasons(
    const engine::egg_carton::Position& position, engine::egg_carton::Slot slot
);

/// Whether a guided game speaks at a selection of the caller's, counted from 1: at the first ones,
/// and later where it wins, is the only one that ends off the board, or is best though others do.
[[nodiscard]] bool speaks_at(
    int selection, const engine::egg_carton::Position& position, engine::egg_carton::Slot slot
);

}  // namespace codemaker::play::egg_carton
