// Which drop files are those of another caller.
#include "dropfiles/age.hpp"

#include <catch2/catch.hpp>

namespace codemaker::dropfiles {
namespace {

using namespace std::chrono_literals;
using std::chrono::days;

constexpr std::chrono::sys_seconds now{std::chrono::seconds{1'795'000'000}};

TEST_CASE("an age is told in the largest unit that it fills") {
  CHECK(age_text(0s) == "0 seconds");
  CHECK(age_text(-5s) == "0 seconds");
  CHECK(age_text(1s) == "1 second");
  CHECK(age_text(119s) == "1 minute");
  CHECK(age_text(2min) == "2 minutes");
  CHECK(age_text(23h) == "23 hours");
  CHECK(age_text(days{400}) == "400 days");
}

TEST_CASE("a drop file from before the call is another caller's, however new") {
  CHECK(why_stale({.drop_file = now - 11s, .call = now - 10s, .now = now}));
  CHECK_FALSE(why_stale({.drop_file = now - 10s, .call = now - 10s, .now = now}));
  CHECK_FALSE(why_stale({.drop_file = now - days{3}, .call = now - days{4}, .now = now}));
}

TEST_CASE("where nothing tells when the call began, a drop file of a day ago is too old") {
  CHECK_FALSE(why_stale({.drop_file = now - 24h, .call = {}, .now = now}));
  CHECK(
      why_stale({.drop_file = now - 24h - 1s, .call = {}, .now = now}) ==
      "was written 1 day ago, so it belongs to an earlier call; give the drop file that the board "
      "writes now"
  );
  CHECK_FALSE(why_stale({.drop_file = now + 1h, .call = {}, .now = now}));
}

}  // namespace
}  // namespace codemaker::dropfiles
