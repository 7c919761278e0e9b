// Puzzles that follow the weekday.
#include "engine/breaking/day_rules.hpp"
#include "play/catalog/games.hpp"
#include "support/days.hpp"
#include "support/kept_days.hpp"
#include "support/kept_games.hpp"
#include "support/tested_game.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <string_view>

namespace codemaker::play {
namespace {

using engine::records::date_text;
using engine::records::Day;
using engine::records::first_weekly_day;
using tests::number_of;
using tests::tested_games;
using tests::TestedGame;
using tests::Typist;

constexpr std::int64_t seconds_of_day = 86'400;

Call call_on(Day day, Presentation presentation) {
  Call call = tests::daily_call(presentation);
  call.wall_clock = day * seconds_of_day + seconds_of_day / 2;
  return call;
}

std::string way(Presentation presentation, const std::string& number) {
  if (presentation == Presentation::lines) return "p\nd\n" + number + "\np\n";
  return "\nopp\nd" + number + "p";
}

TEST_CASE("every weekday has its own puzzle in every game, told on the page", "[every game]") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    for (Day day = first_weekly_day; day < first_weekly_day + 7; ++day) {
      for (const TestedGame& game : tested_games()) {
        Typist page{call_on(day, Presentation::full), "\nd"};
        CHECK(page.sees(game_of(game.id).puzzle_of(day)));
        CHECK(page.sees("easy on Monday, hard on Sunday"));
        const Typist ada{call_on(day, presentation), way(presentation, number_of(game))};
        const std::string word{engine::name(game.id)};
        const std::string date = date_text(day);
        CHECK(ada.days.puzzle == "codemaker daily 2:spring:" + date + ":" + word);
        CHECK(ada.kept.last_line().starts_with("cm1:" + word + ":daily:r1." + date + "."));
      }
    }
  }
}

TEST_CASE("the board of a weekday is kept with the level its computer plays") {
  for (const char* const number : {"2", "3"}) {
    const Typist monday{
        call_on(first_weekly_day, Presentation::full), way(Presentation::full, number)};
    CHECK(monday.kept.last_line().find("2026-12-07.c2:") != std::string::npos);
    const Typist sunday{
        call_on(first_weekly_day + 6, Presentation::full), way(Presentation::full, number)};
    CHECK(sunday.kept.last_line().find("2026-12-13.c8:") != std::string::npos);
  }
}

bool is_told_on_weekday(const Typist& ada, std::string_view what) {
  return std::ranges::any_of(ada.heard, [&](const std::string& line) {
    return line.find(what) != std::string::npos;
  });
}

TEST_CASE("pegs of a weekday are told as numbers, letters or digits") {
  const auto caller = [](Day weekday) {
    Typist ada{call_on(first_weekly_day + weekday, Presentation::lines), "p\nd\n"};
    ada.type("p\n");
    return ada;
  };
  CHECK(is_told_on_weekday(caller(0), "4 holes. Colors: 1 red, 2 white, 3 blue"));
  CHECK(is_told_on_weekday(caller(1), "4 holes. Colors: R red, W white, B blue"));
  CHECK(is_told_on_weekday(caller(3), "Bulls and Cows: four digits, 0 to 9, no repeats."));
  CHECK(is_told_on_weekday(caller(4), "5 holes. Colors: R red, W white, B blue"));
  CHECK(is_told_on_weekday(caller(6), "5 holes. Colors: 1 red, 2 white, 3 blue"));
}

TEST_CASE("the line to paste of ten guesses at five holes stands in one row of the page") {
  Typist ada{call_on(first_weekly_day + 6, Presentation::full), way(Presentation::full, "1")};
  for (int guess = 0; guess < 10; ++guess)
    ada.type("88888\n");
  ada.type("q");
  CHECK(ada.sees("aily puzzles"));
  CHECK(ada.sees("codemaker 2026-12-13 X/10 " + std::string(50, '-')));
}

}  // namespace
}  // namespace codemaker::play
