#include "engine/breaking/large_breaker.hpp"
#include "engine/breaking/rules.hpp"

#include "codes.hpp"

#include "engine/breaking/search/code_search.hpp"
#include "engine/breaking/search/codebook.hpp"
#include "engine/breaking/search/sampler.hpp"
#include "engine/breaking/solve.hpp"

namespace codemaker::engine::breaking {
namespace {

using tests::code;

TEST_CASE("a code drawn for a large game fits every answer") {
  const auto marking = GENERATE(Marking::pegs, Marking::splats);
  const bool repeats = GENERATE(true, false);
  const Rules rules{.holes = 8, .colors = 12, .marking = marking, .repeats = repeats};
  const Code secret = code(rules, "172c5384");
  History history;
  for (const char* guess : {"12345678", "9abc1234", "17ac5829"}) {
    const Code made = code(rules, guess);
    history.push_back({made, mark(marking, secret, made)});
  }
  Random random{3};
  search::Sampler sampler{rules, history};
  const search::Constraints evidence{rules, history};
  for (int i = 0; i < 3; ++i) {
    const auto drawn = sampler.draw(random, 20, {});
    REQUIRE(drawn);
    CHECK(evidence.is_fit_by(*drawn));
    CHECK(Code::secret(rules, std::span{drawn->pegs}.first(8)));
  }
}

TEST_CASE("answers of a large game that contradict each other are refuted") {
  const Rules rules{.holes = 10, .colors = 10};
  const History history{
      {code(rules, "1111111111"), {5, 0}},
      {code(rules, "2222222222"), {6, 0}},
  };
  Random random{1};
  CHECK(search::search_code(rules, history, 1'000'000, random, {}).is_refuted);
  CHECK_FALSE(Breaker(rules, 9, 1).think({{code(rules, "1111111111"), {9, 1}}}, {}));
}

TEST_CASE("games of every size are played at every strength") {
  const auto strength = GENERATE(range(weakest, strongest + 1));
  const Rules rules{.holes = 15, .colors = 15};
  const auto first = Breaker(rules, strength, 4).think({}, {});
  REQUIRE(first);
  CHECK(first->size() == 15);
}

TEST_CASE("a stopped thinker of a large game gives no guess") {
  std::stop_source stop;
  stop.request_stop();
  const Rules rules{.holes = 10, .colors = 10};
  CHECK_FALSE(Breaker(rules, 9, 1).think({{code(rules, "1122334455"), {1, 3}}}, stop.get_token()));
}

TEST_CASE("a large game is broken by samples") {
  const Rules rules{.holes = 6, .colors = 9};
  const Code secret = code(rules, "292417");
  const History history = solve(Breaker{rules, 8, 1}, secret, 24, {});
  CHECK(history.back().guess == secret);
  CHECK(history.size() <= 10);
}

}  // namespace
}  // namespace codemaker::engine::breaking
