#include "io/serving/refusals.hpp"

#include <catch2/catch.hpp>

namespace codemaker::io::serving {
namespace {

using namespace std::chrono_literals;
using Lines = std::vector<std::string>;

const Refusals::Instant start{};

TEST_CASE("the first refused caller of an address is told at once, the others once a minute") {
  Refusals refusals;
  CHECK(
      refusals.add("10.0.0.1", "all lines are busy", start) ==
      "a caller from 10.0.0.1 was refused: all lines are busy"
  );
  for (int i = 0; i < 5000; ++i)
    CHECK_FALSE(refusals.add("10.0.0.1", "all lines are busy", start + 1s));
  CHECK(refusals.due(start + 59s).empty());
  CHECK(refusals.due(start + 60s) == Lines{"5000 more callers from 10.0.0.1 were refused"});
  CHECK_FALSE(refusals.add("10.0.0.1", "all lines are busy", start + 61s));
  CHECK(refusals.due(start + 119s).empty());
  CHECK(refusals.due(start + 120s) == Lines{"1 more caller from 10.0.0.1 was refused"});
}

TEST_CASE("each address is told apart") {
  Refusals refusals;
  CHECK(refusals.add("10.0.0.1", "all lines are busy", start));
  CHECK(refusals.add("10.0.0.2", "too many calls from there", start));
}

TEST_CASE("an address that was quiet for a minute is told at once again") {
  Refusals refusals;
  CHECK(refusals.add("10.0.0.1", "all lines are busy", start));
  CHECK(refusals.due(start + 60s).empty());
  CHECK(refusals.add("10.0.0.1", "all lines are busy", start + 61s));
}

TEST_CASE("a flood from thousands of addresses is a bounded number of lines") {
  Refusals refusals;
  std::size_t lines = 0;
  for (int i = 0; i < 5000; ++i) {
    if (refusals.add(std::to_string(i), "all lines are busy", start)) ++lines;
  }
  CHECK(lines == Refusals::max_addresses);
  CHECK(refusals.due(start + 59s).empty());
  CHECK(
      refusals.due(start + 60s) ==
      Lines{std::to_string(5000 - lines) + " more callers from other addresses were refused"}
  );
  CHECK(refusals.add("10.0.0.1", "all lines are busy", start + 61s));
}

TEST_CASE("what was only counted is told when the server ends") {
  Refusals refusals;
  CHECK(refusals.add("10.0.0.1", "all lines are busy", start));
  CHECK_FALSE(refusals.add("10.0.0.1", "all lines are busy", start));
  CHECK(refusals.due(Refusals::Instant::max()) == Lines{"1 more caller from 10.0.0.1 was refused"});
}

TEST_CASE("callers who knock and run are counted the same way, and told apart from refusals") {
  Refusals gone{"gone before the first screen"};
  CHECK(gone.add("10.0.0.1", "hung up", start));
  CHECK_FALSE(gone.add("10.0.0.1", "hung up", start));
  CHECK(
      gone.due(start + 60s) == Lines{"1 more caller from 10.0.0.1 was gone before the first screen"}
  );
}

}  // namespace
}  // namespace codemaker::io::serving
