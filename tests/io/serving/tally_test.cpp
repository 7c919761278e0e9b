// What the log is told now and then of who came.
#include "io/serving/tally.hpp"

#include <catch2/catch.hpp>

namespace codemaker::io::serving {
namespace {

using namespace std::chrono_literals;

TEST_CASE("each quarter of an hour a line tells who came, who was refused and how much was typed") {
  const Tally::Instant begin{1000h};
  Tally tally{begin};
  tally.count_call(1);
  tally.count_call(2);
  tally.count_refusal();
  CHECK_FALSE(tally.is_due(begin + 14min));
  CHECK(tally.is_due(begin + 15min));
  CHECK(
      tally.line(begin + 15min, 1, 500) ==
      "the last 15 minutes: callers now 1, most at once 2, calls 2, refused 1, keys 500"
  );
  CHECK(
      tally.line(begin + 30min, 0, 512) ==
      "the last 15 minutes: callers now 0, most at once 1, calls 0, refused 0, keys 12"
  );
  CHECK_FALSE(tally.line(begin + 45min, 0, 512));
}

}  // namespace
}  // namespace codemaker::io::serving
