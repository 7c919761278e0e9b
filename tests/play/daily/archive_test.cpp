// Days that are over, played unranked from the calendar.
#include "support/days.hpp"
#include "support/kept_days.hpp"
#include "support/kept_games.hpp"
#include "support/tested_game.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

namespace codemaker::play {
namespace {

using ansi::KeyCode;
using tests::daily_call;
using tests::daily_code;
using tests::day_of_noon;
using tests::number_of;
using tests::tested_games;
using tests::TestedGame;
using tests::Typist;

/// A caller at the calendar of a puzzle; nothing moves on their screens.
struct AtCalendar : Typist {
  explicit AtCalendar(Presentation presentation, const std::string& number = "1")
      : Typist{daily_call(presentation), "\nopp\nd" + number + "c"} {}
};

TEST_CASE("a day that is over is played from the calendar, unranked", "[every game]") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    for (const TestedGame& game : tested_games()) {
      AtCalendar ada{presentation, number_of(game)};
      ada.press(KeyCode::left);
      CHECK(ada.sees("2026-11-19"));
      ada.type("\n");
      const std::string word{engine::name(game.id)};
      CHECK(ada.days.puzzle == "codemaker daily 1:spring:2026-11-19:" + word);
      CHECK(ada.kept.last_line().find(":daily:") == std::string::npos);
    }
  }
}

TEST_CASE(
    "the puzzle of a day that is over ends with its line, and leaves today's open", "[every game]"
) {
  for (const TestedGame& game : tested_games()) {
    AtCalendar ada{Presentation::full, number_of(game)};
    ada.press(KeyCode::left);
    ada.type("\n");
    game.puzzle.win(ada);
    CHECK(ada.sees("codemaker 2026-11-19 " + game.puzzle.won));
    ada.type(game.puzzle.again);
    ada.type(game.puzzle.leaves);
    CHECK(ada.sees("aily puzzles"));
    CHECK(ada.sees("not played yet"));
  }
}

TEST_CASE("in lines a date plays the puzzle of that day", "[every game]") {
  for (const TestedGame& game : tested_games()) {
    Typist ada{daily_call(Presentation::lines), "p\nd\n" + number_of(game) + "\n2025-02-28\n"};
    CHECK(
        ada.days.puzzle ==
        "codemaker daily 1:spring:2025-02-28:" + std::string{engine::name(game.id)}
    );
    CHECK(ada.kept.last_line().find(":daily:") == std::string::npos);
  }
}

TEST_CASE("a day that is still to come is refused in a sentence, and so is what is no day") {
  AtCalendar full{Presentation::full};
  full.press(KeyCode::right);
  CHECK(full.sees("2026-11-21 is still to come."));
  full.type("p");
  CHECK(full.sees("The puzzles of 2026-11-21 open at midnight UTC, when that day begins."));
  CHECK(full.days.puzzle.empty());
  Typist lines{daily_call(Presentation::lines), "p\nd\n"};
  lines.type("2026-11-21\n");
  CHECK(
      lines.last_line() == "The puzzles of 2026-11-21 open at midnight UTC, when that day begins."
  );
  for (const char* const line : {"2026-11-31\n", "2026-13\n", "-\n", "1999-01-01\n"}) {
    lines.type(line);
    CHECK(lines.last_line() == "Type a day as 2026-11-19.");
  }
  CHECK(lines.days.puzzle.empty());
}

TEST_CASE("today on the calendar is the ranked try, and played it is not played again") {
  AtCalendar ada{Presentation::full};
  ada.press(KeyCode::left);
  ada.press(KeyCode::end);
  ada.type("\n");
  CHECK(ada.kept.last_line().starts_with("cm1:breaking:daily:r1.2026-11-20."));
  ada.type("1234\nqc\n");
  CHECK(ada.sees("You've played this one today."));
}

TEST_CASE("the calendar turns by weeks and months, and shows what is kept of each") {
  AtCalendar ada{Presentation::full};
  ada.press(KeyCode::up);
  CHECK(ada.sees("2026-11-13: 4 holes, 6 colors. Enter plays it, unranked."));
  ada.days.tables.games[0].days = {{engine::records::month_of(day_of_noon) - 1, true}};
  ada.press(KeyCode::page_up);
  CHECK(ada.sees(": 2026-10"));
  CHECK(ada.days.read.back() == engine::records::month_of(day_of_noon) - 1);
  CHECK(ada.sees("31*"));
  ada.press(KeyCode::home);
  CHECK(ada.sees("2026-10-01: "));
  ada.press(KeyCode::page_down);
  CHECK(ada.sees("2026-11-01: "));
  ada.press(KeyCode::down);
  CHECK(ada.sees("2026-11-08: "));
}

TEST_CASE("who still has the game of a past day to finish does not learn its code elsewhere") {
  AtCalendar ada{Presentation::full};
  ada.days.tables.games[0].own = daily_code(day_of_noon - 1, {"5566"});
  ada.press(KeyCode::left);
  ada.type("\n");
  CHECK(ada.sees("Your game of that day still waits for you. Finish it first."));
  ada.days.tables.games[0].own = daily_code(day_of_noon - 1, {"1234"});
  ada.type("\n");
  CHECK(ada.sees("Archive 2026-11-19"));
}

TEST_CASE("the puzzle of a day that is over has hints and can be played again") {
  AtCalendar ada{Presentation::full};
  ada.press(KeyCode::left);
  ada.type("\n1234\n");
  CHECK(ada.sees("1 guess of 10"));
  ada.days.puzzle.clear();
  ada.type("n");
  CHECK(ada.days.puzzle == "codemaker daily 1:spring:2026-11-19:breaking");
  ada.type("h");
  CHECK_FALSE(ada.sees("no hints"));
}

TEST_CASE("a cut-off game of a day that is over goes on in the next call") {
  AtCalendar ada{Presentation::full};
  ada.answer(event::Remembered{});
  ada.press(KeyCode::left);
  ada.type("\n5566\n");
  ada.hang_up();
  Typist later{daily_call(Presentation::full)};
  later.answer(event::Remembered{ada.remembered});
  later.left_before({{77, ada.kept.all().back().record}});
  later.type("\nc");
  CHECK(later.sees("Unfinished: a game of the archive, 2026-11-19."));
  later.type("g");
  later.type("1234\n");
  CHECK(later.kept.last_line().find(",5566,1234:won.") != std::string::npos);
}

}  // namespace
}  // namespace codemaker::play
