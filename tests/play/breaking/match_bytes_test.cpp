// What a match costs on the line.
#include "support/matches.hpp"
#include "support/wire.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

namespace codemaker::play::breaking {
namespace {

using tests::Pair;
using tests::Wire;

/// The most that one of these keys costs.
std::size_t most_of(Pair& pair, Wire& wire, std::string_view keys) {
  std::size_t most = 0;
  for (const char key : keys) {
    pair.type(std::string{key});
    most = std::max(most, wire.sent());
  }
  return most;
}

TEST_CASE("a match costs no more than the campaign: 3600 for its board, 24 a key, 140 a guess") {
  Pair pair{"n 3542\n"};
  Wire wire{pair};
  pair.type(" ");
  CHECK(wire.sent() <= 3600);
  for (const char* const guess : {"1122", "2345", "5642"}) {
    CHECK(most_of(pair, wire, guess) <= 24);
    CHECK(most_of(pair, wire, "\n") <= 140);
  }
}

TEST_CASE("where marks are given by hand the turn changes twice a guess, 260 bytes each time") {
  Pair pair{"kn 3542\n "};
  Wire wire{pair};
  for (int turn = 0; turn < 3; ++turn) {
    CHECK(most_of(pair, wire, "1122") <= 24);
    CHECK(most_of(pair, wire, "\n") <= 260);
    CHECK(most_of(pair, wire, "eme\b\b") <= 24);
    CHECK(most_of(pair, wire, "\n") <= 260);
  }
}

}  // namespace
}  // namespace codemaker::play::breaking
