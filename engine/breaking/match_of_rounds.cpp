#include "engine/breaking/match_of_rounds.hpp"

#include "engine/breaking/game.hpp"

#include <algorithm>
#include <cassert>

namespace codemaker::engine::breaking {
namespace {

/// What key pegs are worth when points are counted by them.
constexpr int black_worth = 2;
constexpr int white_worth = 1;

int missing_worth(const Marks& marks, int holes) {
  return black_worth * (holes - marks.black) - white_worth * marks.white;
}

}  // namespace

int points_of(const BreakingGame& round, Counting counting) {
  if (counting == Counting::guesses) return round.codemaker_points();
  int points = 0;
  for (const Turn& turn : round.history())
    points += missing_worth(turn.marks, round.rules().holes);
  return points;
}

MatchOfRounds::MatchOfRounds(const Agreement& agreed) : agreed_{agreed} {
  assert(agreed.rounds >= Agreement::least_rounds && agreed.rounds <= Agreement::most_rounds);
  assert(
      agreed.rounds % 2 == 0 && std::ranges::count(Agreement::guess_limits, agreed.guesses) == 1
  );
}

int MatchOfRounds::round() const {
  return std::min(static_cast<int>(scores_.size()) + 1, agreed_.rounds);
}

Seat MatchOfRounds::breaker() const {
  return round() % 2 == 1 ? Seat::one : Seat::two;
}

void MatchOfRounds::record(const BreakingGame& round) {
  assert(!is_decided() && round.is_over() && round.limit() == agreed_.guesses);
  scores_.push_back(
      {breaker(), round.guesses_made(), round.is_broken(), points_of(round, agreed_.counting)}
  );
}

int MatchOfRounds::points(Seat seat) const {
  int points = 0;
  for (const RoundScore& score : scores_)
    points += other(score.breaker) == seat ? score.points : 0;
  return points;
}

bool MatchOfRounds::is_decided() const {
  return static_cast<int>(scores_.size()) == agreed_.rounds;
}

std::optional<Seat> MatchOfRounds::winner() const {
  assert(is_decided());
  const int one = points(Seat::one);
  const int two = points(Seat::two);
  if (one == two) return std::nullopt;
  return one > two ? Seat::one : Seat::two;
}

}  // namespace codemaker::engine::breaking
