// The code of the day: one try, the same for all.
#include "play/events/event.hpp"
#include "support/days.hpp"
#include "support/kept_days.hpp"
#include "support/kept_games.hpp"

#include <catch2/catch.hpp>
#include <chrono>

#include <string>
#include <vector>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using engine::records::Record;
using tests::daily_call;
using tests::daily_code;
using tests::day_of_noon;
using tests::line_of;
using tests::Typist;

/// A caller at the page of the day.
struct AtPage : Typist {
  explicit AtPage(Presentation presentation, std::int64_t from_noon = 0, std::string keys = "")
      : Typist{daily_call(presentation, from_noon), way(presentation, keys)} {}

  static std::string way(Presentation presentation, const std::string& keys) {
    if (presentation != Presentation::lines) return "\nd" + keys;
    return "p\nd\n" + (keys.empty() ? "" : keys + "\n");
  }
};

/// A caller who has begun the daily code.
struct InDailyCode : AtPage {
  explicit InDailyCode(Presentation presentation, std::int64_t from_noon = 0)
      : AtPage{presentation, from_noon, "p"} {}
};

bool has_heard(const Typist& ada, std::string_view line) {
  return std::ranges::find(ada.heard, line) != ada.heard.end();
}

constexpr std::string_view to_paste = "codemaker 2026-11-20 3/10 o--- *ooo ****";

TEST_CASE("the daily code is drawn by date and season key, and kept with its day") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    InDailyCode ada{presentation};
    CHECK(ada.days.puzzle == "codemaker daily 1:spring:2026-11-20:breaking");
    ada.type("5155\n1342\n1234\n");
    CHECK(ada.kept.last_line().starts_with("cm1:breaking:daily:r1.2026-11-20.4x6:=1234-"));
    CHECK(ada.kept.last_line().find(",5155,1342,1234:won.0.3.0:") != std::string::npos);
  }
}

TEST_CASE("on small screens too the daily code is sealed before the first guess and proved after it"
) {
  InDailyCode ada{Presentation::small};
  CHECK(ada.sees("Seal "));
  CHECK_FALSE(ada.sees("proof"));
  ada.type("5155\n1342\n1234\n");
  CHECK(ada.sees("Press # for the proof."));
  CHECK(ada.sees("The code"));
}

TEST_CASE("a guest who does not break the daily code is not shown it before the day is over") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    for (const char* const ending :
         {"qy", "5555\n5555\n5555\n5555\n5555\n5555\n5555\n5555\n5555\n"}) {
      Call call = daily_call(presentation, 0);
      call.is_guest = true;
      const bool is_line = presentation == Presentation::lines;
      Typist ada{call, AtPage::way(presentation, "p")};
      ada.type("5155\n");
      ada.type(is_line && ending[0] == 'q' ? "q\ny\n" : ending);
      ada.wait(2s);
      for (const char* const key : {"", "v", "s", "#", "b"}) {
        ada.type(is_line && *key != '\0' ? std::string{key} + "\n" : key);
        INFO(ada.screen());
        CHECK_FALSE(ada.sees("The code  1 2 3 4"));
        CHECK_FALSE(ada.sees("▌1▐▌2▐▌3▐▌4▐"));
        CHECK_FALSE(ada.sees("4x6:1234"));
      }
      for (const std::string& line : ada.heard) {
        CHECK(line.find("1 2 3 4") == std::string::npos);
        CHECK(line.find(":1234") == std::string::npos);
      }
    }
  }
}

TEST_CASE("a guest who breaks the daily code sees it, and so does everybody else at once") {
  for (const bool is_guest : {false, true}) {
    Call call = daily_call(Presentation::lines, 0);
    call.is_guest = is_guest;
    Typist ada{call, AtPage::way(Presentation::lines, "p")};
    ada.type(is_guest ? "1234\n" : "5155\nq\ne\n");
    const auto is_told = [](const std::string& line) {
      return line.find("The code was 1 2 3 4.") != std::string::npos;
    };
    CHECK(std::ranges::any_of(ada.heard, is_told));
  }
}

TEST_CASE("after the daily code there is a line to paste that gives nothing away") {
  InDailyCode full{Presentation::full};
  full.type("5155\n1342\n1234\n");
  CHECK(full.sees(to_paste));
  full.type(" ");
  CHECK(full.sees(to_paste));
  full.wait(std::chrono::seconds{1});
  full.type("\n");
  CHECK(full.sees(to_paste));
  CHECK(full.sees("solved in 3 guesses"));
  InDailyCode small{Presentation::small};
  small.type("5155\n1342\n1234\n");
  CHECK(small.sees("codemaker 2026-11-20 3/10"));
  CHECK(small.sees("o--- *ooo ****"));
  InDailyCode lines{Presentation::lines};
  lines.type("5155\n1342\n1234\n");
  CHECK(has_heard(lines, to_paste));
}

TEST_CASE("in lines of UTF-8 the line to paste has colored squares too, thirty in a row at most") {
  Call call = daily_call(Presentation::lines);
  call.terminal.charset = ansi::Charset::utf8;
  Typist ada{call, AtPage::way(Presentation::lines, "p")};
  ada.type("5155\n1342\n5155\n5155\n5155\n5155\n5155\n1234\n");
  CHECK(has_heard(ada, "codemaker 2026-11-20 8/10 o--- *ooo o--- o--- o--- o--- o--- ****"));
  CHECK(has_heard(
      ada, "🟨⬛⬛⬛ 🟩🟨🟨🟨 🟨⬛⬛⬛ 🟨⬛⬛⬛ 🟨⬛⬛⬛ 🟨⬛⬛⬛ "
           "🟨⬛⬛⬛"
  ));
  CHECK(has_heard(ada, "🟩🟩🟩🟩"));
  Typist eve{daily_call(Presentation::lines), AtPage::way(Presentation::lines, "p")};
  eve.type("1234\n");
  for (const std::string& line : eve.heard)
    CHECK(line.find("🟩") == std::string::npos);
}

TEST_CASE("a code that was missed or given up is an X in the line to paste") {
  InDailyCode ada{Presentation::lines};
  ada.type("5155\nq\ne\n");
  CHECK(has_heard(ada, "codemaker 2026-11-20 X/10 o---"));
  InDailyCode eve{Presentation::full};
  for (int guess = 0; guess < 10; ++guess)
    eve.type("5566\n");
  CHECK(eve.sees("codemaker 2026-11-20 X/10 ---- ---- ---- ---- ---- ---- ---- ---- ---- ----"));
}

TEST_CASE("who has played the daily code has no second try, in this call and the next") {
  InDailyCode ada{Presentation::full};
  ada.type("1234\nq\n");
  CHECK(ada.sees("You've played this one today."));
  CHECK(ada.kept.all().size() == 2);
  Typist later{daily_call(Presentation::full)};
  later.days.tables.games[0].own = daily_code(day_of_noon, {"1234"});
  later.type("\ndp");
  CHECK(later.sees("You've played this one today."));
  CHECK(later.kept.all().empty());
}

TEST_CASE("the daily code has no hints and no new game") {
  InDailyCode ada{Presentation::full};
  ada.type("h");
  CHECK(ada.sees("The daily code has no hints."));
  ada.type("n");
  CHECK(ada.sees("The daily code is one try a day."));
  ada.type("q");
  CHECK(ada.sees("Pause (kept), end your only try, or go on? (P/E/G)"));
  ada.type("e");
  CHECK(ada.sees("given up"));
  ada.type("q");
  CHECK(ada.sees("Daily puzzles"));
  CHECK(ada.sees("given up"));
}

TEST_CASE("over midnight the game goes on, and counts for the day on which it began") {
  InDailyCode ada{Presentation::full, 12 * 60 * 60 - 5};
  ada.wait(10s);
  ada.type("5566\n1234\n");
  CHECK(ada.sees("codemaker 2026-11-20 2/10"));
  CHECK(ada.kept.last_line().find("r1.2026-11-20.") != std::string::npos);
  ada.type("q");
  CHECK(ada.days.read.back() == day_of_noon + 1);
  CHECK(ada.sees("2026-11-21 UTC"));
  CHECK(ada.sees("not played yet"));
  ada.type("p");
  CHECK(ada.days.puzzle == "codemaker daily 1:spring:2026-11-21:breaking");
}

TEST_CASE("who looks at the page at midnight plays the code of the new day") {
  AtPage ada{Presentation::full, 12 * 60 * 60 - 5};
  ada.wait(10s);
  ada.type("p");
  CHECK(ada.sees("A new day has begun, with new puzzles."));
  CHECK(ada.sees("2026-11-21 UTC"));
  ada.type("p");
  CHECK(ada.days.puzzle == "codemaker daily 1:spring:2026-11-21:breaking");
}

TEST_CASE("a clock that jumped back gives no second try: the database has the last word") {
  InDailyCode ada{Presentation::full};
  ada.answer(event::GameTaken{.is_second_try = true});
  CHECK(ada.sees("You have played the game of that day already, so this one ended here."));
  CHECK(ada.sees("Main menu"));
}

TEST_CASE("where nothing is kept, the daily code can be played once a call and is not counted") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist guest{daily_call(presentation)};
    guest.days.tables.are_kept = false;
    guest.type("\nd");
    CHECK(guest.sees("Your games aren't kept here"));
    guest.type("p1234\nqp");
    CHECK(guest.sees("You've played this one today."));
  }
  Typist lines{daily_call(Presentation::lines)};
  lines.days.tables.are_kept = false;
  lines.type("p\nd\n");
  CHECK(has_heard(lines, "Your games aren't kept here, so today's won't be counted."));
}

TEST_CASE("before the tables are there nothing can be played, and nobody waits") {
  Typist ada{daily_call(Presentation::full)};
  ada.days.are_held = true;
  ada.type("\ndp");
  CHECK(ada.sees("Still reading the tables."));
  ada.type("q");
  CHECK(ada.sees("Main menu"));
  ada.answer(event::DailyTables{.day = day_of_noon, .games = {}});
  CHECK(ada.sees("Main menu"));
}

TEST_CASE("Enter typed ahead of the tables plays the puzzle, and what follows chooses no other") {
  Typist ada{daily_call(Presentation::full)};
  ada.days.are_held = true;
  ada.type("\nd\n22");
  ada.answer(event::DailyTables{.day = day_of_noon, .are_kept = true, .games = {}});
  CHECK(ada.sees("Daily 2026-11-20"));
  CHECK(ada.sees("CODE BREAKING"));
}

TEST_CASE("a daily code that was cut off goes on under its old name") {
  Typist ada{daily_call(Presentation::full)};
  const Record cut_off = daily_code(day_of_noon, {"5566"});
  ada.left_before({{77, cut_off}});
  ada.days.tables.games[0].own = cut_off;
  ada.type("\nd");
  CHECK(ada.sees("unfinished: go on"));
  ada.type("p");
  CHECK(ada.sees("Unfinished: the daily code of 2026-11-20."));
  ada.type("g");
  CHECK(ada.sees("Daily 2026-11-20"));
  ada.type("1234\n");
  CHECK(ada.kept.all().back().token == 77);
  CHECK(ada.sees("codemaker 2026-11-20 2/10 ---- ****"));
}

TEST_CASE("where nobody goes on with games a daily code that was cut off was the try of the day") {
  Call call = daily_call(Presentation::full);
  call.resume_days = 0;
  Typist ada{call};
  ada.days.tables.games[0].own = daily_code(day_of_noon, {"5566"});
  ada.type("\nd");
  CHECK(ada.sees("unfinished"));
  CHECK_FALSE(ada.sees(": go on"));
  ada.type("p");
  CHECK(ada.sees("You've played this one today."));
  CHECK(ada.kept.all().empty());
}

TEST_CASE("a daily code of yesterday counts for yesterday, or is given up for today's") {
  const Record cut_off = daily_code(day_of_noon - 1, {"5566"});
  Typist ada{daily_call(Presentation::full)};
  ada.left_before({{77, cut_off}});
  ada.type("\ndpg1234\n");
  CHECK(ada.sees("codemaker 2026-11-19 2/10 ---- ****"));
  Typist eve{daily_call(Presentation::full)};
  eve.left_before({{77, cut_off}});
  eve.type("\ndpn");
  CHECK(eve.sees("Give up this game? It's the only try of its day. (Y/N)"));
  eve.type("y");
  CHECK(eve.kept.last_line().find(",5566,Q:left.") != std::string::npos);
  eve.type("p");
  CHECK(eve.days.puzzle == "codemaker daily 1:spring:2026-11-20:breaking");
}

TEST_CASE("the tables show the day and the month, and light the caller's own row") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    Typist ada{daily_call(presentation)};
    DailyGame& game = ada.days.tables.games[0];
    using engine::records::Ending;
    game.day = {
        {"Bob", 8, 1, {Ending::won, 0, 3, 0}, false},
        {"Ada", 7, 1, {Ending::won, 0, 4, 0}, true},
        {"Eve", 0, 1, {Ending::lost, 0, 10, 0}, false}};
    game.players = 3;
    game.rank = 2;
    game.streak = 5;
    game.month = {{"Ada", 70, 9, {}, true}, {"Bob", 8, 1, {}, false}};
    ada.type(presentation == Presentation::lines ? "p\nd\n" : "\nd");
    if (presentation == Presentation::lines) {
      CHECK(has_heard(ada, "2. Ada (you): 4/10."));
      CHECK(has_heard(ada, "3. Eve: X/10."));
      CHECK(has_heard(ada, "1. Ada (you): 70 points, 9 days."));
      CHECK(has_heard(ada, "2. Bob: 8 points, 1 day."));
    } else {
      CHECK(ada.sees("»Ada"));
      CHECK(ada.sees("4/10"));
      CHECK(ada.sees("X/10"));
    }
    if (presentation == Presentation::lines) continue;
    CHECK(ada.sees("70 points, 9 days"));
    CHECK(ada.sees("5 days in a row!"));
    if (presentation == Presentation::full) CHECK(ada.sees("Rank 2 of 3 players"));
  }
}

}  // namespace
}  // namespace codemaker::play
