// Days and the names of their puzzles.
#include "engine/records/puzzle.hpp"

#include "engine/breaking/id.hpp"
#include "engine/masterix/id.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace codemaker::engine::records {
namespace {

TEST_CASE("every day has one date, and every date of a record one day") {
  CHECK(date_text(first_day) == "2020-01-01");
  CHECK(date_text(last_day) == "2999-12-31");
  for (Day day = first_day; day <= last_day; ++day) {
    const auto again = parse_date(date_text(day));
    if (again != day) FAIL(date_text(day));
  }
}

TEST_CASE("what is no date of a record is none") {
  for (const char* text :
       {"", "2026-11-2", "2026-1-21", "2026-11-31", "2026-02-29", "2026-00-10", "2026-13-01",
        "2019-12-31", "3000-01-01", "2026-11-21 ", "2026/11/21", "0226-11-21", "20261-1-21",
        "2026-11-00", "2026-+1-21", "2026--1-21"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_date(text));
  }
  CHECK(parse_date("2028-02-29"));
}

TEST_CASE("a day begins at midnight, UTC") {
  const Day day = *parse_date("2026-11-21");
  CHECK(day_at(86'400 * day - 1) == day - 1);
  CHECK(day_at(86'400 * day) == day);
  CHECK(day_at(-5) == first_day);
  CHECK(day_at(std::int64_t{1} << 60U) == last_day);
  CHECK(date_text(month_of(day)) == "2026-11-01");
}

TEST_CASE("a puzzle is named by the season key, the date and the game") {
  const Day day = *parse_date("2026-11-21");
  CHECK(
      daily_name("codemaker", day, engine::breaking::id) ==
      "codemaker daily 1:codemaker:2026-11-21:breaking"
  );
}

TEST_CASE("puzzles follow the weekday from a Monday on, and are named anew from then on") {
  CHECK(date_text(first_weekly_day) == "2026-12-07");
  CHECK(weekday_of(first_weekly_day) == 0);
  CHECK(weekday_of(*parse_date("2026-11-22")) == 6);
  CHECK(
      daily_name("codemaker", first_weekly_day - 1, engine::breaking::id) ==
      "codemaker daily 1:codemaker:2026-12-06:breaking"
  );
  CHECK(
      daily_name("codemaker", first_weekly_day, engine::breaking::id) ==
      "codemaker daily 2:codemaker:2026-12-07:breaking"
  );
}

TEST_CASE("the computer of a day plays better from Monday to Sunday, and played level 5 before") {
  CHECK(level_of(first_day) == 5);
  CHECK(level_of(first_weekly_day - 1) == 5);
  for (int weekday = 0; weekday < 7; ++weekday)
    CHECK(level_of(first_weekly_day + 7 * 100 + weekday) == 2 + weekday);
}

TEST_CASE("a challenge is named by its word, which has eight letters from a to z") {
  CHECK(
      challenge_name("rabbitry", engine::masterix::id) == "codemaker challenge 1:rabbitry:masterix"
  );
  CHECK(is_challenge_word("rabbitry"));
  for (const char* word : {"", "rabbitr", "rabbitryx", "Rabbitry", "rabb try", "rabbitr1"}) {
    CAPTURE(word);
    CHECK_FALSE(is_challenge_word(word));
  }
}

TEST_CASE("every word of a challenge has a number of its own, below those of all days") {
  CHECK(challenge_number("aaaaaaaa") == -1);
  CHECK(challenge_number("aaaaaaab") == -2);
  CHECK(challenge_number("aaaaaaba") == -27);
  CHECK(challenge_number("zzzzzzzz") == -208'827'064'576);
}

}  // namespace
}  // namespace codemaker::engine::records
