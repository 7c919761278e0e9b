#include "config/hours.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

namespace codemaker::config {
namespace {

constexpr std::int64_t minute = 60;
constexpr std::int64_t hour = 60 * minute;

Hours hours_of(const std::vector<std::string>& texts) {
  return Hours{texts};
}

/// A clock that shows UTC.
int clock_of_utc(std::int64_t when) {
  return static_cast<int>(when / minute % (24 * 60));
}

TEST_CASE("hours are two times of the day, and anything else is none") {
  CHECK(read_span("18:00-23:30") == OpenSpan{1080, 1410});
  CHECK(read_span("22:00-02:00") == OpenSpan{1320, 120});
  CHECK(read_span("00:00-24:00") == OpenSpan{0, 1440});
  for (const std::string text :
       {"", "18:00", "18:00-18:00", "25:00-26:00", "18:60-19:00", "1800-1900", "24:00-06:00",
        "18:00-23:30 ", "-1:00-02:00", "8:00-9:00"})
    CHECK_FALSE(read_span(text));
}

TEST_CASE("with no hours named the games never close") {
  CHECK(Hours{}.is_open(0));
  CHECK_FALSE(Hours{}.until_closing(0, clock_of_utc));
  CHECK_FALSE(hours_of({""}).until_closing(0, clock_of_utc));
}

TEST_CASE("outside the hours a call cannot begin, and inside it ends when they do") {
  const Hours hours = hours_of({"18:00-23:30"});
  CHECK(hours.until_closing(17 * hour, clock_of_utc) == 0);
  CHECK(hours.until_closing(18 * hour, clock_of_utc) == 5 * hour + 30 * minute);
  CHECK(hours.until_closing(23 * hour + 29 * minute + 59, clock_of_utc) == 1);
  CHECK(hours.until_closing(23 * hour + 30 * minute, clock_of_utc) == 0);
}

TEST_CASE("hours may pass midnight") {
  const Hours hours = hours_of({"22:00-02:00"});
  CHECK(hours.until_closing(23 * hour, clock_of_utc) == 3 * hour);
  CHECK(hours.until_closing(1 * hour, clock_of_utc) == 1 * hour);
  CHECK(hours.until_closing(2 * hour, clock_of_utc) == 0);
}

TEST_CASE("hours that meet are one, and several are told with an and between them") {
  const Hours hours = hours_of({"07:00-09:00", "09:00-10:00"});
  CHECK(hours.until_closing(7 * hour, clock_of_utc) == 3 * hour);
  CHECK(hours.text() == "07:00-09:00 and 09:00-10:00");
  CHECK_FALSE(hours_of({"00:00-24:00"}).until_closing(5 * hour, clock_of_utc));
}

TEST_CASE("on the day the clocks change a call ends when the clock on the wall says so") {
  // At 02:00 the clock goes on to 03:00, so 22:00 to 04:00 are five hours.
  const auto spring = [](std::int64_t when) {
    return clock_of_utc(when >= 26 * hour ? when + hour : when);
  };
  CHECK(hours_of({"22:00-04:00"}).until_closing(22 * hour, spring) == 5 * hour);
  // At 03:00 it goes back to 02:00, so they are seven.
  const auto autumn = [](std::int64_t when) {
    return clock_of_utc(when >= 27 * hour ? when - hour : when);
  };
  CHECK(hours_of({"22:00-04:00"}).until_closing(22 * hour, autumn) == 7 * hour);
  // A closing time that the clock skips is where it skips it.
  CHECK(hours_of({"22:00-02:30"}).until_closing(22 * hour, spring) == 4 * hour);
}

}  // namespace
}  // namespace codemaker::config
