#include "engine/breaking/game.hpp"

#include "engine/breaking/rules.hpp"

#include <cassert>

namespace codemaker::engine::breaking {

BreakingGame::BreakingGame(const Rules& rules, int limit) : rules_{rules}, limit_{limit} {
  assert(limit >= 1);
}

BreakingGame::BreakingGame(const Rules& rules, int limit, const Code& secret)
    : BreakingGame{rules, limit} {
  hide(secret);
}

void BreakingGame::hide(const Code& secret) {
  assert(!secret_ && secret.size() == rules_.holes);
  secret_ = secret;
}

void BreakingGame::guess(const Code& guess) {
  answer(guess, mark(rules_.marking, secret(), guess));
}

void BreakingGame::answer(const Code& guess, const Marks& marks) {
  assert(!is_over() && guess.size() == rules_.holes);
  history_.push_back({guess, marks});
}

bool BreakingGame::is_broken() const {
  return !history_.empty() && history_.back().marks.black == rules_.holes;
}

int BreakingGame::codemaker_points() const {
  const bool unbroken = is_over() && !is_broken();
  return guesses_made() + (unbroken ? 1 : 0);
}

}  // namespace codemaker::engine::breaking
