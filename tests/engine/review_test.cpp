#include "engine/review.hpp"

#include "codes.hpp"

#include <cmath>

namespace codemaker::engine {
namespace {

using tests::code;

History game(const Rules& rules, const std::string& secret, std::vector<std::string> guesses) {
  History history;
  for (const std::string& guess : guesses) {
    const Code made = code(rules, guess);
    history.push_back({made, mark(rules.marking, code(rules, secret), made)});
  }
  return history;
}

TEST_CASE("a review counts the codes before and after every answer") {
  const Rules rules;
  const Review done = review(rules, game(rules, "3516", {"1122", "3516"}), 1, {});
  REQUIRE(done.guesses.size() == 2);
  CHECK(done.is_exact);
  CHECK(done.guesses[0].before == 1296);
  CHECK(done.guesses[0].after == Approx(256));  // one of 1122's colors: partitions.csv
  CHECK(done.guesses[0].bits == Approx(std::log2(1296.0 / 256)));
  CHECK(done.guesses[1].before == done.guesses[0].after);
  CHECK(done.guesses[1].after == 1);
}

TEST_CASE("a guess that cannot tell anything loses a guess against the best one") {
  const Rules rules;
  const Review done = review(rules, game(rules, "3516", {"1122", "1122"}), 1, {});
  REQUIRE(done.guesses.size() == 2);
  CHECK(done.guesses[1].bits == Approx(0));
  CHECK(done.guesses[1].lost >= 0.9);
  CHECK_FALSE(done.guesses[1].could_be_code);
  CHECK_FALSE(done.guesses[1].best.guess == done.guesses[1].played.guess);
}

TEST_CASE("an answer that tells more than the guess promised was lucky") {
  const Rules rules;
  const GuessReview one = review(rules, game(rules, "1122", {"1122"}), 1, {}).guesses.front();
  CHECK(one.bits == Approx(std::log2(1296.0)));
  CHECK(one.bits > one.played.expected_bits);
  CHECK(one.could_be_code);
}

TEST_CASE("a game too large to list is reviewed by samples") {
  const Rules rules{.holes = 8, .colors = 12};
  const Review done = review(rules, game(rules, "172c5384", {"11223344"}), 1, {});
  REQUIRE(done.guesses.size() == 1);
  CHECK_FALSE(done.is_exact);
  CHECK(done.guesses[0].before == Approx(429981696.0));
  CHECK(done.guesses[0].after < done.guesses[0].before);
}

TEST_CASE("a hint says how many codes fit and names one of the best guesses") {
  const Rules rules;
  const Hint help = hint(rules, game(rules, "3516", {"1122"}), 1, {});
  REQUIRE(help.possible);
  CHECK(*help.possible == 256);
  CHECK(help.guess);
}

}  // namespace
}  // namespace codemaker::engine
