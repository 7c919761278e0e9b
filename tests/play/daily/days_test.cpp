// The caller's own days on the page of the day, and yesterday.
#include "play/drawing/key_help.hpp"
#include "play/drawing/shown.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "support/days.hpp"
#include "support/kept_days.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string_view>
#include <variant>

namespace codemaker::play {
namespace {

using tests::daily_call;
using tests::daily_code;
using tests::day_of_noon;
using tests::Typist;

bool hears_of_days(const Typist& ada, std::string_view line) {
  return std::ranges::find(ada.heard, line) != ada.heard.end();
}

/// What is known of Ada's days at noon of 2026-11-20.
DailyGame days_of_ada() {
  DailyGame game;
  game.streak = 2;
  game.best_streak = 7;
  game.days = {{day_of_noon - 1, true}, {day_of_noon - 2, true}, {day_of_noon - 4, false}};
  game.won_in = {0, 0, 3, 5, 1};
  game.yesterdays_best = ShownGame{daily_code(day_of_noon - 1, {"1122", "1234"}), "Rabbit"};
  return game;
}

TEST_CASE("O on the page of the day offers that game to somebody in its table") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    const bool is_line = presentation == Presentation::lines;
    Typist ada{daily_call(presentation)};
    ada.days.tables.games[1].day = {
        {"Eve", 40, 1, {}, false, "bbs"}, {"Karl", 30, 1, {}, false, "Moon"}};
    ada.type(is_line ? "p\nd\n2\no2\n" : "\nd2o");
    if (!is_line) {
      ada.press(ansi::KeyCode::down);
      ada.type("\n");
    }
    INFO(ada.screen());
    const auto& read = std::get<effect::ReadMailOpponent>(ada.mail_asked.back());
    CHECK(read.name == "Karl");
    CHECK(read.board == "Moon");
    CHECK(
        (is_line ? hears_of_days(ada, "How many days may a move take: 1, 3 or 7? Enter alone: 3.")
                 : ada.sees("Masterix"))
    );
  }
}

TEST_CASE("O at a whole word offers its game to somebody in its table") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    const bool is_line = presentation == Presentation::lines;
    Typist ada{daily_call(presentation), is_line ? "p\nd\nw\n" : "\nopp\ndw"};
    ada.days.tables.games[0].day = {
        {"Eve", 40, 1, {}, false, "bbs"}, {"Karl", 30, 1, {}, false, "Moon"}};
    ada.type(is_line ? "rabbitry\no1 3\no1 2\n" : "rabbitryo");
    if (!is_line) {
      CHECK(ada.sees("Up and down: another player."));
      CHECK(ada.sees(presentation == Presentation::full ? "> 1  Eve" : "1>Eve"));
      ada.press(ansi::KeyCode::down);
      ada.type("\n");
    }
    INFO(ada.screen());
    REQUIRE_FALSE(ada.mail_asked.empty());
    const auto& read = std::get<effect::ReadMailOpponent>(ada.mail_asked.back());
    CHECK(read.name == "Karl");
    CHECK(read.board == "Moon");
  }
}

TEST_CASE("the page of the day has a calendar, the best streak and what ends it") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{daily_call(presentation)};
    ada.days.tables.games[0] = days_of_ada();
    ada.type("\ndc");
    INFO(ada.screen());
    CHECK(ada.sees("16-"));
    CHECK(ada.sees("18*"));
    CHECK(ada.sees("19*"));
    CHECK(ada.sees(presentation == Presentation::full ? "20«" : "»20"));
    CHECK(!ada.sees("31"));
    CHECK(ada.sees("2 days in a row! Best 7."));
    CHECK(ada.sees("Win today, or it ends at midnight."));
    ada.type("c");
    CHECK(!ada.sees("18*"));
    ada.type("p1234\nq");
    ada.days.tables.games[0] = days_of_ada();
    ada.type("c");
    CHECK(ada.sees("Safe until tomorrow."));
  }
}

TEST_CASE("a click on a daily puzzle plays it, and what is played is chosen with its tables") {
  Typist ada{daily_call(Presentation::small), "\nopp\nd"};
  const auto tap_of = [&](std::string_view title) {
    const Shown shown = ada.session().shown();
    const auto row = std::ranges::find_if(shown.rows, [&](const ShownRow& each) {
      return each.tap && each.text.find(title) != std::string::npos;
    });
    REQUIRE(row != shown.rows.end());
    return *row->tap;
  };
  ada.click(tap_of("Daily Masterix").at);
  CHECK(ada.days.puzzle.ends_with(":masterix"));
}

TEST_CASE("in the calendar a click on another puzzle shows the days of that") {
  Typist ada{daily_call(Presentation::small), "\nopp\ndc"};
  constexpr int masterix_row = 3;
  ada.click({masterix_row, 4});
  CHECK(ada.days.puzzle.empty());
  CHECK(ada.sees("»2 Daily Masterix"));
  ada.click({masterix_row, 4});
  CHECK(ada.days.puzzle.ends_with(":masterix"));
}

TEST_CASE("the page of the day offers to play what is not played yet, and nothing else") {
  const auto offers_play = [](const Typist& ada) {
    return std::ranges::any_of(ada.session().working_keys(), [](const KeyHelp& key) {
      return key.does == "play";
    });
  };
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{daily_call(presentation), "\nopp\nd"};
    CHECK(offers_play(ada));
    ada.type("p1234\nq");
    CHECK_FALSE(offers_play(ada));
    CHECK_FALSE(ada.sees("table is still empty"));
    CHECK_FALSE(ada.sees("Enter plays it."));
    ada.type("2");
    CHECK(offers_play(ada));
    ada.type("1c");
    CHECK_FALSE(offers_play(ada));
    ada.press(ansi::KeyCode::left);
    CHECK(offers_play(ada));
  }
}

TEST_CASE("the guesses of days won stand as bars, and those of today are marked") {
  Typist ada{daily_call(Presentation::full)};
  ada.days.tables.games[0] = days_of_ada();
  ada.type("\ndp1122\n1234\nqc");
  INFO(ada.screen());
  CHECK(ada.sees("Days won, by guesses"));
  CHECK(ada.sees("»2 "));
  CHECK(!ada.sees("»4 "));
}

TEST_CASE("the page of the day says how long it is to the next") {
  Typist ada{daily_call(Presentation::full)};
  ada.type("\nd");
  CHECK(ada.sees("2026-11-20 UTC, next in 12 h 0 min"));
}

TEST_CASE("yesterday's code and its best game are shown, and Y watches that") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{daily_call(presentation)};
    ada.days.tables.games[0] = days_of_ada();
    ada.type("\ndc");
    INFO(ada.screen());
    CHECK(ada.sees("Yesterday's code: 1234."));
    CHECK(ada.sees("Rabbit"));
    ada.type("y");
    CHECK(ada.sees(presentation == Presentation::full ? "Rabbit: Daily" : "0/3"));
    ada.type("q");
    CHECK(ada.sees("Daily puzzles"));
    ada.days.tables.games[0].yesterdays_best.reset();
    ada.type("qd");
    CHECK(!ada.sees("yesterday"));
    ada.type("y");
    CHECK(ada.sees("There is no game of yesterday to watch."));
  }
}

TEST_CASE("in lines the caller's days, their streak and yesterday are told") {
  Typist ada{daily_call(Presentation::lines)};
  ada.days.tables.games[0] = days_of_ada();
  ada.type("p\nd\n");
  CHECK(hears_of_days(ada, "next in 12 h 0 min."));
  CHECK(hears_of_days(ada, "Played this month: 3 days, 2 won: 16x 18 19."));
  CHECK(hears_of_days(ada, "Win today, or it ends at midnight."));
  CHECK(hears_of_days(ada, "Days won, by guesses: 3 in 3, 5 in 4, 1 in 5."));
  CHECK(hears_of_days(ada, "Yesterday's code: 1234. Best: Rabbit, solved in 2 guesses."));
}

}  // namespace
}  // namespace codemaker::play
