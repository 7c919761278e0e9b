// What a match costs on the line.
#include "support/matches.hpp"
#include "support/wire.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

namespace codemaker::play::breaking {
namespace {

using tests::Pair;
using tests::Typist;
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

/// What a line of keys costs in all, screen by screen.
std::size_t sum_of(Typist& caller, Wire& wire, std::string_view keys) {
  std::size_t sum = 0;
  for (const char key : keys) {
    caller.type(std::string{key});
    sum += wire.sent();
  }
  return sum;
}

TEST_CASE("a guess with its marks by hand costs 180 bytes") {
  Pair pair{"kn 3542\n "};
  Wire wire{pair};
  for (const char* const turn : {"1122\ne\n", "2345\nemmm\n", "5642\neem\n", "6666\n\n"})
    CHECK(sum_of(pair, wire, turn) <= 180);
}

}  // namespace
}  // namespace codemaker::play::breaking
