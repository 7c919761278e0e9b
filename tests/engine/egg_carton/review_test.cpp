// What a review says of selections of Egg Carton.
#include "engine/egg_carton/review.hpp"

#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/player.hpp"
#include "engine/random.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

namespace codemaker::engine::egg_carton {
namespace {

/// The boards of a game without sense.
std::vector<Position> boards_of(std::uint64_t seed) {
  std::vector<Position> boards{fair_deal(seed, RelayRule::usual).position};
  Random random{seed};
  while (!winner(boards.back())) {
    const auto slots = selections(boards.back());
    boards.push_back(sow(boards.back(), slots[random.below(slots.size())]).after);
  }
  boards.pop_back();
  return boards;
}

TEST_CASE("a selection that throws a proved win away is told from those that keep it") {
  SelectionReviewer reviewer{RelayRule::usual, 3};
  ProofSearch proofs{known_endgames(RelayRule::usual)};
  int thrown_away = 0;
  for (const Position& before : boards_of(5)) {
    const auto proof = proofs.prove(to_board(before), {});
    REQUIRE(proof);
    for (const Slot played : selections(before)) {
      const Position after = sow(before, played).after;
      const bool wins =
          winner(after) ? *winner(after) == before.turn
                        : proofs.prove(to_board(after), {})->is_won == (after.turn == before.turn);
      const auto review = reviewer.review(before, played, {});
      REQUIRE(review);
      CHECK(review->played_chance == (wins ? sure_chance : -sure_chance));
      CHECK(review->best_chance == (proof->is_won ? sure_chance : -sure_chance));
      CHECK((review->best == played) == (wins || !proof->is_won));
      if (proof->is_won && !wins) ++thrown_away;
    }
  }
  CHECK(thrown_away > 0);
}

TEST_CASE("where nothing is proved in time a selection is never worth more than the best one") {
  SelectionReviewer reviewer{RelayRule::narrow, 2};
  Limits late;
  late.elapsed = [] {
    return std::chrono::milliseconds{1000};
  };
  late.time = review_time;
  const Position before = classic_start(RelayRule::narrow);
  for (const Slot played : selections(before)) {
    const auto review = reviewer.review(before, played, late);
    REQUIRE(review);
    CHECK(review->played_chance <= review->best_chance);
    CHECK(review->best_chance < sure_chance);
  }
}

TEST_CASE("a review of a selection that is stopped says nothing") {
  std::stop_source source;
  source.request_stop();
  Limits stopped;
  stopped.stop = source.get_token();
  SelectionReviewer reviewer{RelayRule::usual, 3};
  const Position before = classic_start(RelayRule::usual);
  CHECK(!reviewer.review(before, selections(before).front(), stopped));
}

}  // namespace
}  // namespace codemaker::engine::egg_carton
