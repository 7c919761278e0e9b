/// What a game asks the computer's players, and what they answer: of whatever game.
///
/// A game's questions are plain values in `GAME/questions.hpp`. With each stands there
/// `answer(question, mind, stop)`, which gives its reply and early when stopped.
#pragma once

#include "play/events/of_game.hpp"

#include <concepts>
#include <cstdint>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace codemaker::play {

/// What one thinker has beside the question: `thinking.hpp`.
struct Mind;

/// Numbers the questions of a caller: only the answer to the last one is taken.
using Ticket = std::uint64_t;

/// What a player of the computer's answered.
using Reply = OfGame;

class Question {
 public:
  template <class Asked>

  requires requires(const Asked& asked, Mind& mind, const std::stop_token& stop) {
    answer(asked, mind, stop);
  }

  Question(Asked asked)  // NOLINT(google-explicit-constructor): each question is a Question
      : asked_{std::move(asked)},
        answer_{[](const OfGame& value, Mind& mind, const std::stop_token& stop) {
          return Reply{answer(*value.as<Asked>(), mind, stop)};
        }} {}

  /// The question, if it is this one; nullptr otherwise.
  template <class Asked>
  [[nodiscard]] const Asked* as() const {
    return asked_.as<Asked>();
  }

  /// Lets a player of the computer's think. When stopped it answers early with what there is.
  [[nodiscard]] Reply think(Mind& mind, const std::stop_token& stop) const {
    return answer_(asked_, mind, stop);
  }

 private:
  OfGame asked_;
  Reply (*answer_)(const OfGame& asked, Mind& mind, const std::stop_token& stop);
};

}  // namespace codemaker::play
