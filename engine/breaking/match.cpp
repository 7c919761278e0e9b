#include "engine/breaking/match.hpp"

#include <cassert>
#include <utility>

namespace codemaker::engine::breaking {

Match::Match(const Rules& rules, const Code& secret, const std::optional<Code>& own)
    : players_{rules, guesses, secret} {
  if (own) computers_.emplace(rules, guesses, *own);
}

Match::Match(BreakingGame players, std::optional<BreakingGame> computers)
    : players_{std::move(players)},
      computers_{std::move(computers)} {}

Side Match::turn() const {
  const bool is_computers = computers_ && computers_->guesses_made() < players_.guesses_made();
  return is_computers ? Side::computer : Side::player;
}

void Match::guess(const Code& guess) {
  assert(!is_over());
  if (computers_ && turn() == Side::computer) {
    computers_->guess(guess);
  } else {
    players_.guess(guess);
  }
}

bool Match::is_over() const {
  if (turn() == Side::computer) return false;
  return players_.is_over() || (computers_ && computers_->is_over());
}

Verdict Match::verdict() const {
  const bool is_broken = players_.is_broken();
  if (!computers_) return is_broken ? Verdict::won : Verdict::lost;
  if (is_broken == computers_->is_broken()) return Verdict::tied;
  return is_broken ? Verdict::won : Verdict::lost;
}

}  // namespace codemaker::engine::breaking
