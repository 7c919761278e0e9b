// Games of days: one a player and day, their tables, and days in a row.
#include "databases.hpp"

#include "engine/breaking/id.hpp"
#include "engine/masterix/id.hpp"
#include "engine/random.hpp"
#include "engine/records/line.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <fmt/format.h>
#include <map>
#include <thread>
#include <tuple>
#include <vector>

namespace codemaker::scores::records {
namespace {

using engine::RankedGame;
using engine::records::Day;
using engine::records::Ending;
using engine::records::parse_date;
using tests::ada;
using tests::bob;
using tests::DatabaseKind;
using tests::fault_of;
using tests::have;
using tests::TestDatabase;

#define ON_EITHER                                                                                  \
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};                 \
  const auto store = database.open();                                                              \
  REQUIRE(store)

const Day today = *parse_date("2026-11-21");

/// A game of the code 2415 of a day.
engine::records::Record daily(Day day, const std::string& guesses) {
  return tests::record_of(
      "breaking", "daily", engine::records::date_text(day) + ".4x6", "=2415" + guesses
  );
}

/// One that takes so many guesses, or misses with ten.
std::string guesses_for(int number) {
  std::string guesses;
  for (int guess = 1; guess < number; ++guess)
    guesses += ",1111";
  return guesses + (number <= 10 ? ",2415" : "");
}

TEST_CASE("a second game of a day is refused, whatever the clock says, and another day's is not") {
  ON_EITHER;
  have(store->keep(ada, 1, daily(today, ",2415"), 100));
  const auto again = store->keep(ada, 2, daily(today, ""), 50);
  CHECK(fault_of(again) == "this player has played the game of that day already");
  CHECK(is_second_try(again.error()));
  CHECK_FALSE(is_taken(again.error()));
  have(store->keep(ada, 3, daily(today - 1, ",2415"), 100));
  have(store->keep(bob, 4, daily(today, ",2415"), 100));
  CHECK(have(store->games({})).size() == 3);
}

TEST_CASE("a game of a day that was given up or cut off was the try of that day, too") {
  ON_EITHER;
  have(store->keep(ada, 1, daily(today, ",1111,Q"), 100));
  CHECK(is_second_try(store->keep(ada, 2, daily(today, ""), 200).error()));
  have(store->keep(bob, 3, daily(today, ",1111"), 100));
  CHECK(is_second_try(store->keep(bob, 4, daily(today, ""), 200).error()));
  CHECK(have(store->unfinished(bob)).size() == 1);
  have(store->keep(bob, 3, daily(today, ",1111,2415"), 200));
  CHECK(have(store->daily(bob, engine::breaking::id, today)).own->outcome.ending == Ending::won);
}

TEST_CASE("of two games of a day that are brought together, the one that was here first counts") {
  const TestDatabase elsewhere{DatabaseKind::file};
  have(elsewhere.open()->keep(ada, 9, daily(today, ",2415"), 5));
  const auto game = have(elsewhere.open()->games({}))[0];
  ON_EITHER;
  have(store->keep(ada, 1, daily(today, ",1111,2415"), 100));
  CHECK(have(store->bring_in(game)));
  CHECK(have(store->games({})).size() == 2);
  const auto table = have(store->daily(ada, engine::breaking::id, today));
  REQUIRE(table.day.size() == 1);
  CHECK(table.day[0].outcome.one == 2);
}

TEST_CASE("a table of a day has the fewest guesses first, then who was done first") {
  ON_EITHER;
  const std::array<std::tuple<const char*, int, UtcSeconds>, 4> played{
      {{"Ada", 4, 300}, {"Bob", 3, 400}, {"Eve", 4, 200}, {"Zoe", 11, 100}}};
  GameToken token = 0;
  for (const auto& [name, guesses, when] : played)
    have(store->keep({"bbs", "", name}, ++token, daily(today, guesses_for(guesses)), when));
  have(store->keep({"bbs", "", "Late"}, ++token, daily(today, ",1111"), 500));
  const auto table = have(store->daily(ada, engine::breaking::id, today));
  std::vector<std::string> names;
  for (const DailyRow& row : table.day)
    names.push_back(row.who.handle);
  CHECK(names == std::vector<std::string>{"Bob", "Eve", "Ada", "Zoe"});
  CHECK(table.day[3].outcome.ending == Ending::lost);
  CHECK(table.players == 4);
  CHECK(table.rank == 3);
  CHECK(have(store->daily({"bbs", "", "Nobody"}, engine::breaking::id, today)).rank == 0);
  CHECK(have(store->daily(ada, engine::masterix::id, today)).day.empty());
}

TEST_CASE("tables of day and month are what counting all games by hand gives") {
  ON_EITHER;
  engine::Random random{21};

  struct Sum {
    engine::Points score = 0;
    std::int64_t days = 0;
  };

  std::map<std::string, Sum> month;
  std::vector<std::tuple<engine::Points, GameToken, std::string>> day;
  GameToken token = 0;
  for (Day at = *parse_date("2026-10-30"); at <= today; ++at) {
    for (int player = 0; player < 14; ++player) {
      if (random.below(3) == 0) continue;
      const std::string name = fmt::format("player {}", player);
      const int guesses = 1 + static_cast<int>(random.below(11));
      ++token;
      have(store->keep({"bbs", "", name}, token, daily(at, guesses_for(guesses)), token));
      const engine::Points score = guesses <= 10 ? 11 - guesses : 0;
      if (at == today) day.emplace_back(-score, token, name);
      if (at < *parse_date("2026-11-01")) continue;
      month[name].score += score;
      ++month[name].days;
    }
  }
  std::ranges::sort(day);
  const auto table = have(store->daily(ada, engine::breaking::id, today));
  REQUIRE(table.day.size() == std::min<std::size_t>(day.size(), 10));
  for (std::size_t at = 0; at < table.day.size(); ++at)
    CHECK(table.day[at].who.handle == std::get<2>(day[at]));
  std::vector<std::pair<engine::Points, std::int64_t>> sums;
  for (const auto& [name, sum] : month)
    sums.emplace_back(-sum.score, -sum.days);
  std::ranges::sort(sums);
  const auto best = have(store->month(engine::breaking::id, today));
  REQUIRE(best.size() == 10);
  for (std::size_t at = 0; at < best.size(); ++at) {
    const DailyRow& row = best[at];
    CHECK(row.score == month[row.who.handle].score);
    CHECK(row.days == month[row.who.handle].days);
    CHECK(std::pair{-row.score, -row.days} == sums[at]);
  }
}

TEST_CASE("a forgotten player stands in no table of days") {
  ON_EITHER;
  have(store->keep(ada, 1, daily(today, ",2415"), 10));
  have(store->keep(bob, 2, daily(today, ",1111,2415"), 20));
  have(store->forget(have(store->find(ada))->id));
  const auto table = have(store->daily(bob, engine::breaking::id, today));
  REQUIRE(table.day.size() == 1);
  CHECK(table.players == 1);
  CHECK(table.rank == 1);
  CHECK(have(store->month(engine::breaking::id, today)).size() == 1);
}

TEST_CASE("a streak is the days won in a row up to today, or to yesterday before today is played") {
  const auto days_of = [](std::initializer_list<std::pair<int, bool>> ago) {
    std::vector<DayPlayed> days;
    for (const auto& [before, is_won] : ago)
      days.push_back({today - before, is_won});
    return days;
  };
  CHECK(streak_of({}, today) == 0);
  CHECK(streak_of(days_of({{0, true}}), today) == 1);
  CHECK(streak_of(days_of({{0, true}, {1, true}, {2, true}, {4, true}}), today) == 3);
  CHECK(streak_of(days_of({{1, true}, {2, true}}), today) == 2);
  CHECK(streak_of(days_of({{2, true}, {3, true}}), today) == 0);
  CHECK(streak_of(days_of({{0, false}, {1, true}}), today) == 0);
  CHECK(streak_of(days_of({{0, true}, {1, false}, {2, true}}), today) == 1);
}

TEST_CASE("the database counts a streak over the end of a month") {
  ON_EITHER;
  const Day second = *parse_date("2026-11-02");
  GameToken token = 0;
  for (const Day day : {second - 4, second - 2, second - 1, second})
    have(store->keep(ada, ++token, daily(day, ",2415"), 10));
  CHECK(have(store->daily(ada, engine::breaking::id, second)).streak == 3);
  CHECK(have(store->daily(ada, engine::breaking::id, second + 1)).streak == 3);
  CHECK(have(store->daily(ada, engine::breaking::id, second + 2)).streak == 0);
}

TEST_CASE("the longest streak is the most days won in a row, wherever they lie") {
  const auto days_of = [](std::initializer_list<std::pair<int, bool>> ago) {
    std::vector<DayPlayed> days;
    for (const auto& [before, is_won] : ago)
      days.push_back({today - before, is_won});
    return days;
  };
  CHECK(longest_streak_of({}) == 0);
  CHECK(longest_streak_of(days_of({{3, false}})) == 0);
  CHECK(longest_streak_of(days_of({{0, true}, {2, true}, {3, true}, {4, true}, {6, true}})) == 3);
  CHECK(longest_streak_of(days_of({{0, true}, {1, true}, {2, false}, {3, true}})) == 2);
}

TEST_CASE("a player's days of the month and how many guesses they took come with the day") {
  ON_EITHER;
  GameToken token = 0;
  for (const auto& [ago, guesses] : {std::pair{0, 3}, {1, 11}, {2, 3}, {3, 1}, {30, 4}})
    have(store->keep(ada, ++token, daily(today - ago, guesses_for(guesses)), 10));
  const auto read = have(store->daily(ada, engine::breaking::id, today));
  std::vector<std::pair<Day, bool>> month;
  for (const DayPlayed& played : read.month)
    month.emplace_back(played.day, played.is_won);
  CHECK(
      month ==
      std::vector<std::pair<Day, bool>>{
          {today, true}, {today - 1, false}, {today - 2, true}, {today - 3, true}}
  );
  REQUIRE(read.won_in.size() >= 4);
  CHECK(
      std::vector(read.won_in.begin(), read.won_in.begin() + 4) ==
      std::vector<std::int64_t>{1, 0, 2, 1}
  );
  CHECK(read.streak == 1);
  CHECK(read.best_streak == 2);
}

/// A first try at the code 2415 of a word.
engine::records::Record challenge(const std::string& word, const std::string& guesses) {
  return tests::record_of("breaking", "challenge", word + ".4x6b", "=2415" + guesses);
}

TEST_CASE("a challenge has a table of first tries for each word, and a second try is refused") {
  ON_EITHER;
  have(store->keep(ada, 1, challenge("rabbitry", ",1111,2415"), 100));
  have(store->keep(bob, 2, challenge("rabbitry", ",2415"), 200));
  have(store->keep(bob, 3, challenge("rabbitrx", ",1111,1111,2415"), 300));
  CHECK(is_second_try(store->keep(ada, 4, challenge("rabbitry", ",2415"), 400).error()));
  const Day number = engine::records::challenge_number("rabbitry");
  const auto table = have(store->daily(ada, engine::breaking::id, number));
  REQUIRE(table.day.size() == 2);
  CHECK(table.day[0].who.handle == bob.handle);
  CHECK(table.day[0].outcome.one == 1);
  CHECK(table.rank == 2);
  CHECK(table.players == 2);
  REQUIRE(table.own);
  CHECK(table.own->kind == "challenge");
  const auto other =
      have(store->daily(ada, engine::breaking::id, engine::records::challenge_number("rabbitrx")));
  CHECK(other.day.size() == 1);
  CHECK_FALSE(other.own);
}

TEST_CASE("a challenge counts for no day, no streak and no month") {
  ON_EITHER;
  have(store->keep(ada, 1, challenge("rabbitry", ",2415"), 100));
  have(store->keep(ada, 2, daily(today, ",2415"), 200));
  const auto day = have(store->daily(ada, engine::breaking::id, today));
  CHECK(day.streak == 1);
  CHECK(day.best_streak == 1);
  CHECK(day.month.size() == 1);
  CHECK(day.won_in[0] == 1);
  CHECK(day.players == 1);
  CHECK(have(store->month(engine::breaking::id, today)).front().days == 1);
  const Day number = engine::records::challenge_number("aaaaaaaa");
  CHECK(number == -1);
  CHECK(have(store->month(engine::breaking::id, number)).empty());
}

TEST_CASE("a first try that was given up or cut off was the try of its word, too") {
  ON_EITHER;
  have(store->keep(ada, 1, challenge("rabbitry", ",1111"), 100));
  CHECK(is_second_try(store->keep(ada, 2, challenge("rabbitry", ",2415"), 200).error()));
  const Day number = engine::records::challenge_number("rabbitry");
  const auto table = have(store->daily(ada, engine::breaking::id, number));
  CHECK(table.day.empty());
  CHECK(table.own);
}

TEST_CASE("the best game of the day before is there to be watched, but not while one plays it") {
  ON_EITHER;
  have(store->keep(ada, 1, daily(today - 1, guesses_for(4)), 100));
  have(store->keep(bob, 2, daily(today - 1, guesses_for(3)), 200));
  const Player eve{"bbs", "", "Eve"};
  have(store->keep(eve, 3, daily(today - 1, ",1111"), 300));
  const auto best = have(store->daily(ada, engine::breaking::id, today)).yesterdays_best;
  REQUIRE(best);
  CHECK(best->who.handle == bob.handle);
  CHECK(have(store->daily({}, engine::breaking::id, today)).yesterdays_best);
  CHECK(!have(store->daily(eve, engine::breaking::id, today)).yesterdays_best);
  CHECK(!have(store->daily(ada, engine::breaking::id, today + 1)).yesterdays_best);
  have(store->keep(eve, 3, daily(today - 1, guesses_for(5)), 400));
  CHECK(have(store->daily(eve, engine::breaking::id, today)).yesterdays_best == best);
}

TEST_CASE("two calls that begin the last ranked run of a day at once begin one") {
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  constexpr int calls = 8;
  constexpr std::int64_t most_runs = 3;
  std::atomic<int> begun = 0;
  std::atomic<int> refused = 0;
  {
    std::vector<std::thread> threads;
    for (int call = 1; call <= calls; ++call) {
      threads.emplace_back([&, call] {
        const auto store = database.open();
        const auto run = tests::record_of("breaking", "campaign", "", ",Q");
        const auto kept = store->keep(ada, call, run, 100, "", {most_runs});
        if (kept) ++begun;
        if (!kept && is_beyond_limit(kept.error())) ++refused;
      });
    }
    for (std::thread& thread : threads)
      thread.join();
  }
  CHECK(begun == most_runs);
  CHECK(refused == calls - most_runs);
  const auto store = database.open();
  const auto run = tests::record_of("breaking", "campaign", "", ",Q");
  CHECK(store->keep(ada, 20, run, 86'400, "", {most_runs}));
  CHECK(store->keep(ada, 21, tests::free_play(",1122"), 100, "", {most_runs}));
  CHECK(store->keep(ada, 22, run, 100, "", {0}));
}

TEST_CASE("ranked runs of a day are counted, going on or over, and nothing else is") {
  ON_EITHER;
  CHECK(have(store->runs_begun(ada, 0, 1'000)) == RunsBegun{});
  const auto run = [](const std::string& moves) {
    return tests::record_of("breaking", "campaign", "", moves);
  };
  have(store->keep(ada, 1, run(",Q"), 99));
  have(store->keep(ada, 2, run(",Q"), 100));
  have(store->keep(ada, 3, run(""), 199));
  have(store->keep(ada, 4, daily(today, ",2415"), 150));
  have(store->keep(bob, 5, run(",Q"), 150));
  CHECK(have(store->runs_begun(ada, 100, 200)) == RunsBegun{2, 0, 0});
  CHECK(have(store->runs_begun(ada, 200, 300)) == RunsBegun{});
  CHECK(have(store->runs_begun(bob, 100, 200)) == RunsBegun{1, 0, 0});
}

}  // namespace
}  // namespace codemaker::scores::records
