#include "engine/egg_carton/ladder.hpp"

#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/search.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

namespace codemaker::engine::egg_carton {
namespace {

/// Plays the level to its end: the favorite looks ahead, the other takes his first slot.
void play_level(Ladder& run, Player favorite) {
  DepthSearch search{Reading::usual, nullptr};
  while (!run.is_level_decided()) {
    const Position& position = run.position();
    if (position.turn != favorite) {
      run.select(selections(position).front());
      continue;
    }
    const auto choice = search.choose(to_board(position), 4, far_slots_first, {});
    run.select(slot_of(position, choice->slot));
  }
}

/// A seed after this one whose deal the favorite wins.
std::uint64_t seed_won_by(Player favorite, std::uint64_t after = 0) {
  for (std::uint64_t seed = after + 1;; ++seed) {
    Ladder run{seed};
    play_level(run, favorite);
    if (run.is_level_won() == (favorite == Player::one)) return seed;
  }
}

TEST_CASE("a level of the ladder begins with a fair deal and the person selects first") {
  const Ladder run{500'002};
  CHECK(run.position() == fair_deal(500'002, Reading::usual).position);
  CHECK(run.position().turn == Player::one);
  CHECK(run.level() == 1);
  CHECK(run.strength() == 1);
  CHECK(run.bank() == 0);
  CHECK_FALSE(run.is_level_decided());
}

TEST_CASE("a won level pays its number times ten and the marbles left on the other side") {
  Ladder run{seed_won_by(Player::one)};
  play_level(run, Player::one);
  const int left = marbles_of(run.position(), Player::two);
  CHECK(left > 0);
  CHECK(run.level_worth() == 10 + left);
  run.advance(77);
  CHECK(run.bank() == 10 + left);
  CHECK(run.level() == 2);
  CHECK(run.strength() == 2);
  CHECK(run.position() == fair_deal(77, Reading::usual).position);
  CHECK(run.level_worth() == 2 * (10 + 18));
}

TEST_CASE("a lost level ends the run and the bank stays") {
  Ladder run{seed_won_by(Player::one)};
  play_level(run, Player::one);
  run.advance(seed_won_by(Player::two));
  const Points bank = run.bank();
  play_level(run, Player::two);
  CHECK(run.is_level_decided());
  CHECK_FALSE(run.is_level_won());
  run.advance(1);
  CHECK(run.is_over());
  CHECK(run.bank() == bank);
  CHECK(run.level() == 2);
}

TEST_CASE("the ladder has no highest level and the computer no strength above ten") {
  std::uint64_t seed = seed_won_by(Player::one);
  Ladder run{seed};
  for (int level = 1; level <= 12; ++level) {
    REQUIRE(run.level() == level);
    CHECK(run.strength() == std::min(level, 10));
    play_level(run, Player::one);
    seed = seed_won_by(Player::one, seed);
    run.advance(seed);
  }
  CHECK(run.level() == 13);
}

}  // namespace
}  // namespace codemaker::engine::egg_carton
