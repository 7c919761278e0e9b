#include "engine/egg_carton/ladder.hpp"

#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/search.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

namespace codemaker::engine::egg_carton {
namespace {

/// The board at the end of a level: the favorite looks ahead, the other takes the first slot.
Position played(std::uint64_t seed, Player favorite) {
  DepthSearch search{RelayRule::usual, nullptr};
  Position position = fair_deal(seed, RelayRule::usual).position;
  while (!winner(position)) {
    Slot slot = selections(position).front();
    if (position.turn == favorite) {
      const auto choice = search.choose(to_board(position), 4, far_slots_first, {});
      slot = slot_of(position, choice->slot);
    }
    position = sow(position, slot).after;
  }
  return position;
}

/// The last board of a level that the favorite wins.
Position won_by(Player favorite) {
  for (std::uint64_t seed = 1;; ++seed) {
    const Position board = played(seed, favorite);
    if (winner(board) == favorite) return board;
  }
}

TEST_CASE("a won level pays its number times ten and the marbles left on the other side") {
  const Position board = won_by(Player::one);
  const int left = marbles_of(board, Player::two);
  CHECK(left > 0);
  CHECK(ladder_verdict(board) == Verdict::won);
  CHECK(ladder_worth(1, board) == 10 + left);
  CHECK(ladder_worth(7, board) == 7 * (10 + left));
}

TEST_CASE("before the first selection a win would pay for all the computer's marbles") {
  const Position start = fair_deal(77, RelayRule::usual).position;
  CHECK(start.turn == Player::one);
  CHECK(ladder_worth(2, start) == 2 * (10 + 18));
}

TEST_CASE("a level in which the computer's row is empty first is lost") {
  CHECK(ladder_verdict(won_by(Player::two)) == Verdict::lost);
}

TEST_CASE("the computer on the ladder has no strength above ten") {
  for (int level = 1; level <= 12; ++level)
    CHECK(ladder_strength(level) == std::min(level, 10));
}

}  // namespace
}  // namespace codemaker::engine::egg_carton
