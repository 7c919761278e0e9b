// What a review says of moves of Masterix.
#include "engine/masterix/review.hpp"

#include "boards.hpp"

#include "engine/random.hpp"

#include <algorithm>

namespace codemaker::engine::masterix {
namespace {

std::chrono::microseconds unhurried() {
  return std::chrono::microseconds{0};
}

/// The last boards of a round without sense, where perfect play is seen to the end.
std::vector<Position> endings(std::uint64_t seed, std::size_t last) {
  std::vector<Position> seen{{Board::deal(seed), Color::blue}};
  Random random{seed};
  while (!is_over(seen.back())) {
    const auto all = moves(seen.back());
    seen.push_back(after(seen.back(), all[random.below(all.size())]));
  }
  seen.pop_back();
  return {seen.end() - static_cast<std::ptrdiff_t>(std::min(last, seen.size())), seen.end()};
}

MoveReview reviewed(const Position& before, Move played, const ReviewLimits& limits) {
  TranspositionTable table;
  const auto review = masterix::review(before, played, limits, table, unhurried, {});
  REQUIRE(review);
  return *review;
}

TEST_CASE("no move is worth more than the best one, and the best one is worth as much") {
  for (const Position& before : endings(7, 8)) {
    for (const Move played : moves(before)) {
      const MoveReview review = reviewed(before, played, {});
      CHECK(review.played_margin <= review.best_margin);
      CHECK((review.best == played) == (review.played_margin == review.best_margin));
      const MoveReview of_best = reviewed(before, review.best, {});
      CHECK(of_best.best == review.best);
      CHECK(of_best.played_margin == review.best_margin);
    }
  }
}

TEST_CASE("what a move is worth is what it gains and the best play after it leaves") {
  for (const Position& before : endings(8, 6)) {
    for (const Move played : moves(before)) {
      const Position next = after(before, played);
      const int rest = is_over(next) ? count(next.own()) - count(next.enemies())
                                     : reviewed(next, moves(next).front(), {}).best_margin;
      CHECK(reviewed(before, played, {}).played_margin == 2 * kills(before, played) - rest);
    }
  }
}

TEST_CASE("a move and the best one are looked at equally far, even when the time is up at once") {
  const Position before{Board::deal(3), Color::blue};
  TranspositionTable table;
  const auto late = [] {
    return std::chrono::microseconds{1'000'000};
  };
  for (const Move played : moves(before)) {
    const auto review = masterix::review(before, played, {}, table, late, {});
    REQUIRE(review);
    CHECK(review->played_margin <= review->best_margin);
  }
}

TEST_CASE("a review that is stopped says nothing") {
  std::stop_source source;
  source.request_stop();
  TranspositionTable table;
  const Position before{Board::deal(3), Color::blue};
  CHECK(!masterix::review(before, moves(before).front(), {}, table, unhurried, source.get_token()));
}

}  // namespace
}  // namespace codemaker::engine::masterix
