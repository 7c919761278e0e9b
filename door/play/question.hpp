/// What a game asks the computer's players.
#pragma once

#include "engine/breaking/game.hpp"
#include "engine/egg_carton/rules.hpp"
#include "engine/masterix/rules.hpp"

#include <cstdint>
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

}  // namespace codemaker::play
