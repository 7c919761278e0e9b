// What the page of the day says of days in words.
#include "play/shell/daily/words.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::shell::daily {
namespace {

/// A streak of so many days, and the best of so many.
DailyGame streak(int days, int best) {
  DailyGame game;
  game.streak = days;
  game.best_streak = best;
  return game;
}

TEST_CASE("the time to the next puzzles ends with the day, and a minute that has begun counts") {
  constexpr engine::records::Day day = 20'777;
  constexpr std::int64_t midnight = 86'400 * (day + 1);
  CHECK(next_text(minutes_to_next(day, midnight - 3661)) == "next in 1 h 2 min");
  CHECK(next_text(minutes_to_next(day, midnight - 1)) == "next in 1 min");
  CHECK(next_text(minutes_to_next(day, midnight)) == "a new day has begun");
}

TEST_CASE("the best streak is told where it is longer than the one that goes on") {
  CHECK(best_text(streak(3, 7)) == "3 days in a row! Best 7.");
  CHECK(best_text(streak(7, 7)) == "7 days in a row!");
  CHECK(best_text(streak(1, 7)) == "Best: 7 days in a row.");
  CHECK(best_text(streak(0, 1)).empty());
}

TEST_CASE("what ends a streak depends on whether the day is played") {
  CHECK(ends_text(streak(3, 3), false) == "Win today, or it ends at midnight.");
  CHECK(ends_text(streak(4, 4), true) == "Safe until tomorrow.");
  CHECK(ends_text(streak(0, 3), false) == "Win today to begin a streak.");
  CHECK(ends_text(streak(0, 3), true) == "Win tomorrow to begin a streak.");
}

}  // namespace
}  // namespace codemaker::play::shell::daily
