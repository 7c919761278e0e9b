#include "engine/breaking/hint.hpp"
#include "engine/breaking/review.hpp"
#include "engine/breaking/rules.hpp"

#include "codes.hpp"
#include "engine/breaking/search/codebook.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace codemaker::engine::breaking {
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

std::vector<Code> all_codes(const Rules& rules) {
  const search::CodeBook book{rules};
  std::vector<Code> codes;
  for (const Word& word : book.words())
    codes.push_back(book.code(word));
  return codes;
}

/// What each guess of a game costs with the best play, counted by trying everything.
double least_guesses(
    const Rules& rules, const std::vector<Code>& guesses, const std::vector<Code>& possible,
    const Code& first
) {
  std::map<std::pair<int, int>, std::vector<Code>> parts;
  for (const Code& code : possible) {
    const Marks marks = mark(rules.marking, code, first);
    parts[{marks.black, marks.white}].push_back(code);
  }
  double sum = 0;
  for (const auto& [marks, part] : parts) {
    const bool is_broken = marks.first == rules.holes;
    const bool tells_nothing = part.size() == possible.size() && !is_broken;
    if (tells_nothing) return 1e9;
    sum += static_cast<double>(part.size());
    if (is_broken) continue;
    double least = 1e9;
    for (const Code& guess : guesses)
      least = std::min(least, least_guesses(rules, guesses, part, guess));
    sum += least * static_cast<double>(part.size());
  }
  return sum / static_cast<double>(possible.size());
}

TEST_CASE("guesses lost at the end of a game are those that trying everything counts") {
  const Rules rules{.holes = 3, .colors = 4};
  const Review done = review(rules, game(rules, "143", {"112", "234", "143"}), 1, {});
  const std::vector<Code> guesses = all_codes(rules);
  std::vector<Code> possible = guesses;
  for (const GuessReview& one : done.guesses) {
    INFO(text(one.played.guess) << " of " << possible.size());
    CHECK(one.is_counted);
    CHECK(one.before == static_cast<double>(possible.size()));
    if (possible.size() <= 6) {
      CHECK(
          one.played.expected_guesses ==
          Approx(least_guesses(rules, guesses, possible, one.played.guess))
      );
      CHECK(
          one.best.expected_guesses ==
          Approx(least_guesses(rules, guesses, possible, one.best.guess))
      );
    }
    const Marks marks = mark(rules.marking, code(rules, "143"), one.played.guess);
    std::erase_if(possible, [&](const Code& other) {
      return mark(rules.marking, other, one.played.guess) != marks;
    });
  }
}

TEST_CASE("of the first guesses 1123 is better than 1234, which tells more") {
  const Rules rules;
  const GuessReview one = review(rules, game(rules, "3516", {"1234"}), 1, {}).guesses.front();
  CHECK(one.lost > 0);
  CHECK(one.lost < 0.1);
  CHECK(text(one.best.guess) == "1123");
  CHECK(one.best.expected_bits < one.played.expected_bits);
}

TEST_CASE("the best guess in other colors loses nothing") {
  const Rules rules;
  const GuessReview one = review(rules, game(rules, "2415", {"4514"}), 1, {}).guesses.front();
  CHECK(one.lost == 0);
  CHECK(one.best.guess == one.played.guess);
}

TEST_CASE("every guess at four pegs of six colors is played out, the first at 32,768 codes not") {
  const Rules small;
  for (const GuessReview& one : review(small, game(small, "3516", {"1122", "3516"}), 1, {}).guesses)
    CHECK(one.is_counted);
  const Rules large{.holes = 5, .colors = 8};
  const Review done = review(large, game(large, "35168", {"11223", "34156", "35168"}), 1, {});
  CHECK_FALSE(done.guesses.front().is_counted);
  CHECK(done.guesses.back().is_counted);
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
}  // namespace codemaker::engine::breaking
