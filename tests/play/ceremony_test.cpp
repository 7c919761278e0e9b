// How ends are celebrated: at a glance, with a short motion that is never in the way.
#include "support/big_words.hpp"
#include "support/campaign_runs.hpp"
#include "support/free_play.hpp"
#include "support/tested_game.hpp"

#include "play/session/screen.hpp"
#include "scores/hall.hpp"

#include <catch2/catch.hpp>

#include <fmt/format.h>
#include <map>
#include <set>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using tests::be_broken_in;
using tests::break_in;
using tests::in_campaign;
using tests::lifting;
using tests::run_code;
using tests::Typist;
using tests::win_level;

/// From the menu: everything is shown at once.
constexpr std::string_view at_once = "opp\n";

/// A level in which the caller needs so many guesses for each code, and the computer so many.
void play_level(Typist& ada, int own, int computers) {
  for (int half = 0; half < 2; ++half) {
    break_in(ada, own, "1234");
    ada.type(" ");
    be_broken_in(ada, computers, "4444");
    ada.type(" ");
  }
}

/// The ends of a run at level 1, as they are seen when nothing moves any more.
std::map<std::string, ansi::Frame> ends() {
  std::map<std::string, ansi::Frame> seen;
  Typist won = in_campaign();
  win_level(won);
  won.wait(10s);
  seen.emplace("won", won.session().frame());
  won.type(" qy");
  won.wait(10s);
  seen.emplace("record", won.session().frame());
  Typist tied = in_campaign();
  play_level(tied, 4, 4);
  tied.wait(10s);
  seen.emplace("tied", tied.session().frame());
  Typist lost = in_campaign();
  play_level(lost, 6, 1);
  lost.wait(10s);
  seen.emplace("lost", lost.session().frame());
  return seen;
}

/// The rows of the big word and of what surrounds it.
std::string banner(const ansi::Frame& frame) {
  std::string text;
  for (int row = 2; row < 10; ++row)
    text += frame.text(row) + "\n";
  return text;
}

TEST_CASE("a win, a tie, a loss and a record differ at a glance, and without color too") {
  std::set<std::string> banners;
  for (const auto& [name, frame] : ends()) {
    INFO(name);
    CHECK(banner(frame).find("█") != std::string::npos);
    CHECK(banners.insert(banner(frame)).second);
  }
  CHECK(banners.size() == 4);
}

/// At the result of a level that was won: sees it celebrated, then quits and is asked for a name.
void see_ends(Typist& winner) {
  winner.wait(10s);
  CHECK(tests::shows_big(winner.session().frame(), "YOU WIN!"));
  winner.type(" qy");
  winner.wait(10s);
  CHECK(tests::shows_big(winner.session().frame(), "RANK 1"));
  CHECK_FALSE(tests::shows_big(winner.session().frame(), "YOU WIN!"));
}

TEST_CASE(
    "in every game a level won and a place in the Hall of Fame are told in big words",
    "[every game]"
) {
  for (const tests::TestedGame& game : tests::tested_games()) {
    INFO(game.ranked);
    Typist winner{tests::call_of("Ada"), "\nopp" + game.ranked};
    game.win_level(winner);
    see_ends(winner);
  }
}

TEST_CASE("in every game a run that is quit says so in big words", "[every game]") {
  for (const tests::TestedGame& game : tests::tested_games()) {
    INFO(game.ranked);
    Typist bob{tests::call_of("Bob"), game.ranked + "qy"};
    bob.wait(10s);
    CHECK(tests::shows_big(bob.session().frame(), "RUN OVER"));
    CHECK(bob.sees("You quit"));
    CHECK(bob.sees("Levels won"));
    CHECK(bob.sees("Bank"));
  }
}

TEST_CASE("every game of code breaking that is won or lost ends in big words, with the code") {
  struct Row {
    std::string keys;
    std::string word;
  };

  const std::string miss = "6666\n6666\n6666\n6666\n6666\n";
  for (const Row& row : std::vector<Row>{
           {"cdn1234\n", "BROKEN IN 1!"},
           {"cdn" + miss + miss, "YOU LOSE"},
           {"cgdn0123\n1234\n", "BROKEN IN 2!"},
           {"p11234\n", "BROKEN IN 1!"},
           {"p8" + miss, "YOU LOSE"},
           {"g1234\n", "BROKEN IN 1!"},
           {"s6666\n1234\n", "BROKEN IN 2!"},
           {"s" + miss + miss, "YOU LOSE"}}) {
    Typist ada{tests::call_of("Ada"), "\nopp\n" + row.keys};
    INFO(row.keys << ada.screen());
    CHECK(tests::shows_big(ada.session().frame(), row.word));
    CHECK(ada.sees("The computer's code"));
    CHECK(ada.sees("any key see board"));
    ada.press(ansi::KeyCode::escape);
    CHECK_FALSE(ada.sees("any key see board"));
    CHECK(ada.sees("V review"));
  }
}

TEST_CASE("a letter of the finished board works before it is seen, as a key on the key line does") {
  Typist ada{tests::call_of("Ada"), "\ncdn1234\nn"};
  CHECK(ada.sees("Solo  Break the code"));
  Typist bob{tests::call_of("Bob"), "\ncdn1234\n"};
  bob.click("V review");
  CHECK(bob.sees("Review"));
  bob.type("q");
  CHECK(bob.sees("N new game"));
}

TEST_CASE("a game given up has no scene") {
  Typist ada{tests::call_of("Ada"), "\ncdn1122\nqy"};
  CHECK(ada.sees("You gave up."));
  CHECK_FALSE(ada.sees("any key see board"));
}

TEST_CASE("a run that is quit names the level it was quit at") {
  std::vector<scores::Entry> better(scores::table_size);
  for (std::size_t i = 0; i < better.size(); ++i) {
    better[i].name = fmt::format("Player {}", i);
    better[i].player = {"bbs", "", better[i].name};
    better[i].score = 5000;
  }
  Typist ada{tests::call_of("Ada"), "\nr\n\n", better};
  win_level(ada);
  ada.type(" qy");
  ada.wait(10s);
  CHECK(tests::shows_big(ada.session().frame(), "RUN OVER"));
  CHECK(ada.sees("Level 2  The run is over"));
}

TEST_CASE("the motion of an end comes to rest, the whole word then stands there") {
  Typist ada = in_campaign();
  win_level(ada);
  CHECK(ada.session().wakes_at());
  std::string last = banner(ada.session().frame());
  int steps = 0;
  while (ada.session().wakes_at() && steps < 100) {
    ada.wait_for_step();
    CHECK(banner(ada.session().frame()) != last);
    last = banner(ada.session().frame());
    ++steps;
  }
  CHECK(steps > 2);
  CHECK(steps < 20);
  CHECK(last == banner(ends().at("won")));
}

TEST_CASE("any key ends the motion and goes on") {
  for (const char* const key : {" ", "\n", "x", "5"}) {
    Typist ada = in_campaign();
    win_level(ada);
    REQUIRE(ada.session().wakes_at());
    ada.type(key);
    CHECK_FALSE(ada.session().wakes_at());
    CHECK(ada.sees("Level 2  Your opponent"));
  }
  Typist bob = in_campaign();
  win_level(bob);
  bob.click(40, 15);
  CHECK(bob.sees("Level 2  Your opponent"));
}

TEST_CASE("nothing moves at pace at once, and the whole word stands there immediately") {
  Typist ada{tests::call_of("Ada"), "\n"};
  ada.type(at_once);
  ada.type("r");
  win_level(ada);
  CHECK_FALSE(ada.session().wakes_at());
  CHECK(banner(ada.session().frame()) == banner(ends().at("won")));
}

TEST_CASE("nothing moves on small screens and in lines") {
  for (const Presentation presentation : {Presentation::small, Presentation::lines}) {
    const bool is_small = presentation == Presentation::small;
    Typist ada{tests::call_in(presentation), is_small ? "\nr\n\n" : "p\nr\n"};
    ada.type("1234\n");
    CHECK_FALSE(ada.session().wakes_at());
  }
}

/// Sees a motion to its end on a line of so many bits per second.
void watch(Typist& ada, int speed) {
  Screen screen;
  const auto send_time = [&] {
    constexpr int bits_per_byte = 10;
    const auto bytes = screen.update(ada.session(), ansi::Echo::ours).size();
    return 1000 * bits_per_byte * static_cast<int>(bytes) / speed;
  };
  static_cast<void>(send_time());
  auto due = ada.session().wakes_at();
  CHECK(due);
  while (due) {
    ada.wait_for_step();
    const auto next = ada.session().wakes_at();
    const int milliseconds = send_time();
    if (next) CHECK(milliseconds <= (*next - *due) / 1ms);
    due = next;
  }
}

TEST_CASE("a step of a motion takes no less time than the line needs for it") {
  Call call = tests::call_in(Presentation::full);
  for (const int speed : {1200, 2400, 9600}) {
    call.terminal.speed = speed;
    for (const ansi::Depth depth : {ansi::Depth::sixteen, ansi::Depth::direct}) {
      call.terminal.depth = depth;
      INFO(speed << " bps");
      Typist ada = in_campaign(call);
      break_in(ada, 1, "1234");
      watch(ada, speed);
      Typist bob = in_campaign(call);
      win_level(bob);
      watch(bob, speed);
    }
  }
}

TEST_CASE("the shield lifts from the code when a round is over, from left to right") {
  Typist ada = in_campaign();
  CHECK(run_code(ada) == "? ? ? ?");
  ada.type("1234\n");
  std::string before = run_code(ada);
  CHECK(before == "? ? ? ?");
  std::vector<std::string> seen;
  while (ada.session().wakes_at()) {
    ada.wait_for_step();
    if (run_code(ada) != before) seen.push_back(run_code(ada));
    before = run_code(ada);
  }
  CHECK(seen.size() >= 2);
  CHECK(before == "1 2 3 4");
  for (const std::string& code : seen) {
    const auto hidden = code.find_first_of("?▒");
    CHECK((hidden == std::string::npos || code.find_first_of("1234", hidden) == std::string::npos));
  }
}

TEST_CASE("the shield lifts for a code that was missed too") {
  Typist ada = in_campaign();
  for (int guess = 0; guess < 12; ++guess)
    ada.type("6666\n");
  ada.wait(lifting);
  CHECK(run_code(ada) == "1 2 3 4");
}

TEST_CASE("the shield stays on while the code is sought, and is gone at once where nothing moves") {
  Typist ada{tests::call_of("Ada"), "\n"};
  ada.type(at_once);
  ada.type("r6666\n");
  ada.wait(10s);
  CHECK(run_code(ada) == "? ? ? ?");
  ada.type("1234\n");
  CHECK(run_code(ada) == "1 2 3 4");
  for (const char* const way : {"cdn1234\n", "p1rwbg\n"}) {
    Typist bob{tests::call_of("Bob"), "\n"};
    bob.type(at_once);
    bob.type(way);
    CHECK_FALSE(bob.session().wakes_at());
    CHECK_FALSE(bob.sees("?▒▒"));
  }
}

TEST_CASE("a key while the shield lifts goes on with the run") {
  Typist ada = in_campaign();
  ada.type("1234\n");
  REQUIRE(ada.session().wakes_at());
  ada.type(" ");
  CHECK(ada.sees("Round 2 of 4"));
  CHECK_FALSE(ada.session().wakes_at());
}

TEST_CASE("a window that shrinks in the middle of a motion shows the result, and keys go on") {
  Typist ada = in_campaign();
  win_level(ada);
  REQUIRE(ada.session().wakes_at());
  ada.wait_for_step();
  ada.resize(20, 40);
  CHECK(ada.sees("Level 1 won"));
  ada.wait(10s);
  ada.type(" ");
  CHECK(ada.sees("Level 2: your opponent"));
}

TEST_CASE("a window that shrinks and grows around a portrait shows the same opponent each time") {
  for (const char* const run : {"\nopp\nr", "\nopp\nmr", "\nopp\ner"}) {
    Typist ada{tests::call_of("Ada"), run};
    ada.type(ada.sees("Your opponent") ? "" : "\n");  // past the welcome of code breaking
    CHECK(ada.sees("Your opponent"));
    const std::string full = ada.screen();
    for (const auto& [rows, columns] : {std::pair{20, 40}, {1, 1}, {24, 79}, {12, 40}}) {
      ada.resize(rows, columns);
      INFO(run << " " << rows << " " << columns);
      CHECK(ada.filed.empty());
    }
    ada.resize(20, 40);
    CHECK(ada.sees("Level 1: your opponent"));
    ada.resize(24, 80);
    CHECK(ada.screen() == full);
    ada.type("\n");
    CHECK_FALSE(ada.sees("our opponent"));
    CHECK(ada.sees("Level 1"));
  }
}

}  // namespace
}  // namespace codemaker::play
