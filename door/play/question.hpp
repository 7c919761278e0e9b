/// What a game asks the computer's players, and what they answer.
#pragma once

#include "engine/breaking/game.hpp"
#include "engine/breaking/review.hpp"
#include "engine/egg_carton/rules.hpp"
#include "engine/egg_carton/thought.hpp"
#include "engine/masterix/rules.hpp"
#include "engine/masterix/thought.hpp"

#include <cstdint>
#include <optional>
#include <variant>

namespace codemaker::play {

/// Numbers the questions of a caller: only the answer to the last one is taken.
using Ticket = std::uint64_t;

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

/// Choose a jump in Masterix.
struct Jump {
  engine::masterix::Position position;
  int level = 1;  ///< from 1
  std::uint64_t seed = 0;
};

/// Select a slot in Egg Carton.
struct Select {
  engine::egg_carton::Position position;
  int strength = 1;  ///< 1 … 10
  std::uint64_t seed = 0;
};

}  // namespace question

using Question = std::variant<
    question::Solve, question::Guess, question::Hint, question::Review, question::Jump,
    question::Select>;

namespace event {

/// To `question::Solve`: all guesses, the last one right if it broke the code; fewer when stopped.
struct Solved {
  engine::breaking::History turns;
};

/// To `question::Guess`.
struct Guessed {
  std::optional<engine::breaking::Code> guess;  ///< nullopt if no code fits the answers
};

/// To `question::Hint`.
struct Hinted {
  engine::breaking::Hint hint;
};

/// To `question::Review`.
struct Reviewed {
  engine::breaking::Review review;
};

/// To `question::Jump`.
struct Jumped {
  std::optional<engine::masterix::Thought> thought;  ///< nullopt only when stopped
};

/// To `question::Select`.
struct Selected {
  std::optional<engine::egg_carton::Thought> thought;  ///< nullopt only when stopped
};

using Reply = std::variant<Solved, Guessed, Hinted, Reviewed, Jumped, Selected>;

}  // namespace event

}  // namespace codemaker::play
