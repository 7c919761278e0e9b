#include "engine/breaking/game.hpp"
#include "engine/breaking/hardness.hpp"
#include "engine/breaking/search/codebook.hpp"
#include "engine/breaking/solve.hpp"
#include "engine/random.hpp"

#include "codes.hpp"

#include <string>
#include <vector>

namespace codemaker::engine::breaking {
namespace {

using tests::code;

double played_points(const Level& level, const Code& secret, int games) {
  Breaker breaker{level.rules, level.strength, 1};
  Random seeds{7};
  double points = 0;
  for (int i = 0; i < games; ++i) {
    breaker.reseed(seeds.next());
    BreakingGame game{level.rules, level.guesses, secret};
    for (const Turn& turn : solve(breaker, secret, level.guesses, {}))
      game.guess(turn.guess);
    points += game.codemaker_points();
  }
  return points / games;
}

TEST_CASE("the points a code is said to pay are those that the computer of its level pays") {
  struct Row {
    int level;
    std::string code;
    int games;
    double tolerance;  // some four standard errors
  };

  for (const Row& row : std::vector<Row>{
           {1, "4444", 800, 0.55},
           {1, "2266", 800, 0.55},
           {4, "1212", 800, 0.25},
           {6, "3333", 800, 0.2},
           {7, "6543", 800, 0.2},
           {8, "7371", 400, 0.25},
           {12, "88888", 200, 0.25},
           {12, "81828", 200, 0.25},
           {12, "13572", 200, 0.25}}) {
    const Level level = campaign_level(row.level);
    const Code secret = code(level.rules, row.code);
    INFO("level " << row.level << " code " << row.code);
    CHECK(
        played_points(level, secret, row.games) ==
        Approx(expected_points(level, secret)).margin(row.tolerance)
    );
  }
}

TEST_CASE("every code of every level is worth a mean that lies within the round's points") {
  for (int number = 1; number <= 11; ++number) {
    const Level level = campaign_level(number);
    const search::CodeBook book{level.rules};
    for (const Word& word : book.words()) {
      const Code secret = book.code(word);
      const double points = expected_points(level, secret);
      if (points < 1 || points > level.guesses + 1) FAIL(text(secret));
    }
  }
}

TEST_CASE("one color alone is easy, and the hardest codes of a level are hard") {
  for (int number = 1; number <= 11; ++number) {
    const Level level = campaign_level(number);
    const bool has_five = level.rules.holes == 5;
    INFO("level " << number);
    CHECK(hardness_of(level, code(level.rules, has_five ? "33333" : "3333")) == Hardness::easy);
    CHECK(hardness_of(level, code(level.rules, has_five ? "12345" : "1123")) == Hardness::hard);
  }
  CHECK(hardness_of(campaign_level(1), code(Rules{}, "1122")) == Hardness::fair);
}

}  // namespace
}  // namespace codemaker::engine::breaking
