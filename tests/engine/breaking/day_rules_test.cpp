// The code of a day follows the weekday.
#include "engine/breaking/day_rules.hpp"

#include <catch2/catch.hpp>

namespace codemaker::engine::breaking {
namespace {

using engine::records::first_day;
using engine::records::first_weekly_day;

TEST_CASE("the codes of a week become more from Monday to Sunday, and each week is like the first"
) {
  std::uint64_t codes = 0;
  for (int weekday = 0; weekday < 7; ++weekday) {
    const Rules rules = rules_of_day(first_weekly_day + weekday).rules;
    CHECK(count_codes(rules) > codes);
    codes = count_codes(rules);
    CHECK(rules_of_day(first_weekly_day + 7 * 50 + weekday).rules == rules);
  }
  CHECK(rules_of_day(first_weekly_day).rules == Rules{.holes = 4, .colors = 6});
  CHECK(rules_of_day(first_weekly_day + 6).rules == Rules{.holes = 5, .colors = 8});
}

TEST_CASE("every code of the days before puzzles followed the weekday has four holes and six colors"
) {
  for (records::Day day = first_day; day < first_weekly_day; ++day) {
    const DayRules of_day = rules_of_day(day);
    if (of_day.rules != Rules{} || of_day.pegs != DayPegs::colors) FAIL(records::date_text(day));
  }
}

}  // namespace
}  // namespace codemaker::engine::breaking
