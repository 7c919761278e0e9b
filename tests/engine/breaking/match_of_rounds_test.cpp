#include "engine/breaking/game.hpp"
#include "engine/breaking/match_of_rounds.hpp"

#include "codes.hpp"
#include "engine/random.hpp"

namespace codemaker::engine::breaking {
namespace {

using tests::code;

const Rules usual;

/// A round broken by its last guess; 0 = never.
BreakingGame round_of(const Agreement& agreed, int guesses, std::string_view wrong = "1111") {
  BreakingGame game{usual, agreed.guesses, code(usual, "2345")};
  while (!game.is_over())
    game.guess(code(usual, game.guesses_made() + 1 == guesses ? "2345" : wrong));
  return game;
}

/// Any guess.
Code any_guess(Random& random) {
  std::array<Peg, 4> pegs{};
  for (Peg& peg : pegs)
    peg = static_cast<Peg>(1 + random.below(6));
  return *Code::guess(usual, pegs);
}

TEST_CASE("players take turns as codebreaker, and each makes half of the codes") {
  for (int rounds = Agreement::least_rounds; rounds <= Agreement::most_rounds; rounds += 2) {
    MatchOfRounds match{{.rounds = rounds}};
    int broken_by_one = 0;
    for (int round = 1; round <= rounds; ++round) {
      CHECK_FALSE(match.is_decided());
      CHECK(match.round() == round);
      CHECK(match.breaker() == (round % 2 == 1 ? Seat::one : Seat::two));
      broken_by_one += match.breaker() == Seat::one ? 1 : 0;
      match.record(round_of(match.agreed(), 5));
    }
    CHECK(match.is_decided());
    CHECK(match.round() == rounds);
    CHECK(2 * broken_by_one == rounds);
  }
}

TEST_CASE("by guesses the codemaker gets a point for each, and one more for an unbroken code") {
  for (const int limit : Agreement::guess_limits) {
    const Agreement agreed{.rounds = 2, .guesses = limit};
    for (int guesses = 1; guesses <= limit; ++guesses)
      CHECK(points_of(round_of(agreed, guesses), Counting::guesses) == guesses);
    CHECK(points_of(round_of(agreed, 0), Counting::guesses) == limit + 1);
  }
}

TEST_CASE("by key pegs each guess pays two points for a peg without a mark, one for a misplaced one"
) {
  const Agreement agreed{.rounds = 2, .guesses = 8, .counting = Counting::key_pegs};
  CHECK(points_of(round_of(agreed, 1), Counting::key_pegs) == 0);
  CHECK(points_of(round_of(agreed, 2, "1111"), Counting::key_pegs) == 8);
  CHECK(points_of(round_of(agreed, 2, "5432"), Counting::key_pegs) == 4);
  CHECK(points_of(round_of(agreed, 2, "2341"), Counting::key_pegs) == 2);
  CHECK(points_of(round_of(agreed, 3, "2111"), Counting::key_pegs) == 12);
  CHECK(points_of(round_of(agreed, 0, "1111"), Counting::key_pegs) == 64);
}

TEST_CASE("however points are counted, a guess more never pays the codemaker less") {
  Random random{11};
  for (int i = 0; i < 200; ++i) {
    BreakingGame game{usual, 12, any_guess(random)};
    while (!game.is_over()) {
      const int by_guesses = points_of(game, Counting::guesses);
      const int by_pegs = points_of(game, Counting::key_pegs);
      game.guess(any_guess(random));
      CHECK(points_of(game, Counting::guesses) > by_guesses);
      CHECK(points_of(game, Counting::key_pegs) >= by_pegs + (game.is_broken() ? 0 : 1));
    }
  }
}

TEST_CASE("the points of both players are those of the rounds in which they made the code") {
  MatchOfRounds match{{.rounds = 4, .guesses = 8}};
  for (const int guesses : {5, 3, 0, 4})
    match.record(round_of(match.agreed(), guesses));
  CHECK(match.points(Seat::one) == 3 + 4);
  CHECK(match.points(Seat::two) == 5 + 9);
  CHECK(match.winner() == Seat::two);
  CHECK(match.scores()[0] == RoundScore{Seat::one, 5, true, 5});
  CHECK(match.scores()[2] == RoundScore{Seat::one, 8, false, 9});
}

TEST_CASE("who changes seats changes the result, and as many points are a tie") {
  const auto play = [](int first, int second) {
    MatchOfRounds match{{.rounds = 2, .guesses = 10}};
    match.record(round_of(match.agreed(), first));
    match.record(round_of(match.agreed(), second));
    return match.winner();
  };
  for (int first = 0; first <= 10; ++first) {
    for (int second = 0; second <= 10; ++second) {
      const auto winner = play(first, second);
      const auto mirrored = play(second, first);
      CHECK(winner.has_value() == (first != second));
      if (winner) CHECK(mirrored == other(*winner));
    }
  }
}

}  // namespace
}  // namespace codemaker::engine::breaking
