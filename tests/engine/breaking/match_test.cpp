#include "engine/breaking/game.hpp"
#include "engine/breaking/match.hpp"

#include "codes.hpp"
#include "engine/breaking/pairing.hpp"
#include "engine/breaking/rules.hpp"
#include "engine/random.hpp"

#include <algorithm>

namespace codemaker::engine::breaking {
namespace {

using tests::code;

const Rules rules{.blanks = true};

Match duel() {
  return {rules, code(rules, "1234"), code(rules, "5566")};
}

TEST_CASE("the player begins every turn of a duel and the computer answers") {
  Match match = duel();
  CHECK(match.turn() == Side::player);
  match.guess(code(rules, "1122"));
  CHECK(match.turn() == Side::computer);
  match.guess(code(rules, "1122"));
  CHECK(match.turn() == Side::player);
  CHECK(match.player().history().back().marks == Marks{1, 1});
  CHECK(match.computer().history().back().marks == Marks{0, 0});
}

TEST_CASE("the side that alone breaks its code wins the duel") {
  Match won = duel();
  won.guess(code(rules, "1234"));
  CHECK_FALSE(won.is_over());  // the computer still has its guess of this turn
  won.guess(code(rules, "1111"));
  CHECK(won.is_over());
  CHECK(won.verdict() == Verdict::won);
  Match lost = duel();
  lost.guess(code(rules, "1111"));
  lost.guess(code(rules, "5566"));
  CHECK(lost.is_over());
  CHECK(lost.verdict() == Verdict::lost);
}

TEST_CASE("both codes broken in one turn, or none in ten, is a draw") {
  Match both = duel();
  both.guess(code(rules, "1234"));
  both.guess(code(rules, "5566"));
  CHECK(both.verdict() == Verdict::tied);
  Match none = duel();
  for (int i = 0; i < 2 * Match::guesses; ++i) {
    CHECK_FALSE(none.is_over());
    none.guess(code(rules, "...."));
  }
  CHECK(none.is_over());
  CHECK(none.verdict() == Verdict::tied);
}

TEST_CASE("a match made of what both sides have done so far goes on where they are") {
  BreakingGame players{rules, Match::guesses, code(rules, "1234")};
  const BreakingGame computers{rules, Match::guesses, code(rules, "5566")};
  players.guess(code(rules, "1234"));
  const Match match{players, computers};
  CHECK(match.is_duel());
  CHECK(match.turn() == Side::computer);
  CHECK_FALSE(match.is_over());
  const Match alone{players, std::nullopt};
  CHECK_FALSE(alone.is_duel());
  CHECK(alone.is_over());
  CHECK(alone.verdict() == Verdict::won);
}

TEST_CASE("alone the player wins by breaking the code in ten guesses") {
  Match match{rules, code(rules, "1234"), std::nullopt};
  for (int i = 0; i < 9; ++i)
    match.guess(code(rules, "6666"));
  CHECK_FALSE(match.is_over());
  Match other = match;
  match.guess(code(rules, "1234"));
  CHECK(match.verdict() == Verdict::won);
  other.guess(code(rules, "6666"));
  CHECK(other.is_over());
  CHECK(other.verdict() == Verdict::lost);
}

TEST_CASE("hits are paired first, then guess pegs from the left with the leftmost of their color") {
  using Pairs = std::vector<Pair>;
  CHECK(
      pair_pegs(code(rules, "1234"), code(rules, "1243")) == Pairs{{0, 0}, {1, 1}, {2, 3}, {3, 2}}
  );
  CHECK(
      pair_pegs(code(rules, "1122"), code(rules, "2211")) == Pairs{{0, 2}, {1, 3}, {2, 0}, {3, 1}}
  );
  CHECK(pair_pegs(code(rules, "1112"), code(rules, "2123")) == Pairs{{1, 1}, {0, 3}});
  CHECK(pair_pegs(code(rules, "1234"), code(rules, "....")).empty());
}

TEST_CASE("the pairs are as many as the marks say") {
  Random random{5};
  const Rules many{.holes = 5, .colors = 4, .blanks = true};
  const auto draw = [&](std::uint64_t least) {
    std::array<Peg, 5> pegs{};
    for (Peg& peg : pegs)
      peg = static_cast<Peg>(least + random.below(5 - least));
    return *Code::guess(many, pegs);
  };
  for (int i = 0; i < 2000; ++i) {
    const Code secret = draw(1);
    const Code guess = draw(0);
    const auto pairs = pair_pegs(secret, guess);
    const auto hits = std::ranges::count_if(pairs, &Pair::is_hit);
    const Marks marks = mark(Marking::pegs, secret, guess);
    CHECK(hits == marks.black);
    CHECK(static_cast<int>(pairs.size()) == marks.black + marks.white);
    for (const Pair& pair : pairs)
      CHECK(secret[pair.code_hole] == guess[pair.guess_hole]);
  }
}

}  // namespace
}  // namespace codemaker::engine::breaking
