/// What code breaking asks the computer's players, and what they answer.
#pragma once

#include "engine/breaking/hint.hpp"
#include "engine/breaking/history.hpp"
#include "play/events/question.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace codemaker::engine::breaking {

struct GuessReview;
struct Review;

}  // namespace codemaker::engine::breaking

namespace codemaker::play::breaking {
namespace question {

/// Break a code in at most `limit` guesses.
struct Solve {
  engine::breaking::Rules rules;
  engine::breaking::Code code;
  int limit = 1;
  int strength = 1;  ///< 1 … 10
  std::uint64_t seed = 0;
  engine::breaking::History history = {};  ///< guesses made already
};

/// Make the next guess, which fits `history` as far as this strength remembers it.
struct Guess {
  engine::breaking::Rules rules;
  engine::breaking::History history;
  int strength = 1;  ///< 1 … 10
  std::uint64_t seed = 0;
};

/// How many codes are possible, and a good guess.
struct Hint {
  engine::breaking::Rules rules;
  engine::breaking::History history;
  std::uint64_t seed = 0;
};

/// What each guess was worth.
struct Review {
  engine::breaking::Rules rules;
  engine::breaking::History history;
  std::uint64_t seed = 0;
};

}  // namespace question

/// To `question::Solve`: all guesses, the last one right if it broke the code; fewer when stopped.
struct Solved {
  engine::breaking::History turns;
  /// Before each of them and behind the last; nothing before those that were made already.
  std::vector<engine::breaking::Belief> beliefs = {};
};

/// To `question::Guess`.
struct Guessed {
  std::optional<engine::breaking::Code> guess;  ///< nullopt if no code fits the answers
  engine::breaking::Belief belief = {};         ///< it was made by; without codes: not known
};

/// To `question::Hint`.
struct Hinted {
  engine::breaking::Hint hint;
};

/// To `question::Review`.
struct Reviewed {
  /// Without a guess that was judged.
  Reviewed();
  explicit Reviewed(engine::breaking::Review of);

  std::shared_ptr<const engine::breaking::Review> review;  ///< never nullptr
};

namespace question {

[[nodiscard]] Solved answer(const Solve& solve, Mind& mind, const std::stop_token& stop);
[[nodiscard]] Guessed answer(const Guess& guess, Mind& mind, const std::stop_token& stop);
[[nodiscard]] Hinted answer(const Hint& hint, Mind& mind, const std::stop_token& stop);
[[nodiscard]] Reviewed answer(const Review& review, Mind& mind, const std::stop_token& stop);

}  // namespace question
}  // namespace codemaker::play::breaking
