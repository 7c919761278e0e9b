#include "engine/breaking/review.hpp"
#include "io/web/review_queue.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <catch2/catch.hpp>
#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace codemaker::io::web {
namespace {

using engine::breaking::Rules;

engine::breaking::Code code_of(const Rules& rules, std::string_view text) {
  return *engine::breaking::Code::guess(rules, engine::breaking::parse_pegs(text)->span());
}

/// A game of one guess, each number another one.
ReviewQueue::Question game(int number) {
  const Rules rules;
  std::string text = "1111";
  for (char& peg : text) {
    peg = static_cast<char>('1' + number % rules.colors);
    number /= rules.colors;
  }
  return {rules, {{code_of(rules, text), {0, 0}}}};
}

/// So many holes that no list of all codes helps.
ReviewQueue::Question dear_game() {
  const Rules rules{.holes = 15, .colors = 15};
  return {rules, {24, {code_of(rules, "123456789abcdef"), {3, 9}}}};
}

TEST_CASE("a review is there for every page once it was made") {
  asio::io_context context{1};
  const auto runs_on = asio::make_work_guard(context);
  ReviewQueue queue{context};
  CHECK(queue.cache()->find(game(7)) == nullptr);
  int told = 0;
  CHECK(queue.ask(game(7), [&told] { ++told; }));
  while (told == 0)
    context.run_one();
  REQUIRE(queue.cache()->find(game(7)) != nullptr);
  CHECK(queue.cache()->find(game(7))->guesses.size() == 1);
  CHECK(queue.cache()->find(game(8)) == nullptr);
}

TEST_CASE("pages that want the same review get the same one") {
  asio::io_context context{1};
  const auto runs_on = asio::make_work_guard(context);
  ReviewQueue queue{context};
  int told = 0;
  for (int i = 0; i < 100; ++i)
    CHECK(queue.ask(game(7), [&told] { ++told; }));
  while (told == 0)
    context.run_one();
  CHECK(told == 100);
}

TEST_CASE("of reviews no more wait than there is room for") {
  asio::io_context context{1};
  ReviewQueue queue{context};
  CHECK(queue.ask(dear_game(), [] {}));
  std::size_t asked = 1;
  while (queue.ask(game(static_cast<int>(asked)), [] {}))
    ++asked;
  CHECK(asked == ReviewQueue::most_waiting);
  CHECK(queue.ask(game(1), [] {}));  // which waits already
}

TEST_CASE("of the reviews that were made the oldest are forgotten") {
  ReviewCache cache;
  const auto review = std::make_shared<const engine::breaking::Review>();
  for (std::size_t i = 0; i <= ReviewCache::most; ++i)
    cache.keep(game(static_cast<int>(i)), review);
  CHECK(cache.find(game(0)) == nullptr);
  CHECK(cache.find(game(1)) == review);
  CHECK(cache.find(game(static_cast<int>(ReviewCache::most))) == review);
}

TEST_CASE("the end of a server does not wait for a review") {
  using namespace std::chrono;
  asio::io_context context{1};
  const auto began = steady_clock::now();
  {
    ReviewQueue queue{context};
    CHECK(queue.ask(dear_game(), [] {}));
    CHECK(queue.ask(game(7), [] {}));
  }
  CHECK(steady_clock::now() - began < seconds{2});
}

}  // namespace
}  // namespace codemaker::io::web
