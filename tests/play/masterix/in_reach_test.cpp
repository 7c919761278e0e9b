// The units that a jump would capture are marked before it is made.
#include "support/masterix_rounds.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::masterix {
namespace {

using engine::masterix::Square;
using tests::Typist;

/// The squares with a plus on them.
engine::masterix::Squares marked_on_screen(const Typist& caller) {
  engine::masterix::Squares marked = 0;
  for (Square square = 0; square < engine::masterix::max_squares; ++square) {
    if (tests::square_on_screen(caller, square)[1] == '+') marked |= engine::masterix::only(square);
  }
  return marked;
}

TEST_CASE("the units that the jump pointed at would capture are marked on the board") {
  Typist ada = tests::in_run();
  const auto position = tests::dealt(ada.seed);
  CHECK(marked_on_screen(ada) == 0);
  for (const auto move : engine::masterix::moves(position)) {
    if (move.origin > 10) break;
    tests::walk_to(ada, move.origin);
    ada.type("5");
    ada.type(std::string(1, tests::pad_key(move.origin, move.target)));
    CHECK(marked_on_screen(ada) == engine::masterix::captures(position, move));
    ada.type("0");
    CHECK(marked_on_screen(ada) == 0);
  }
}

}  // namespace
}  // namespace codemaker::play::masterix
