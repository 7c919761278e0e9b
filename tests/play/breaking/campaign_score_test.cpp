// What becomes of the points of a run.
#include "play/events/farewell.hpp"
#include "scores/store.hpp"
#include "support/campaign_runs.hpp"
#include "support/fake_disk.hpp"
#include "support/results.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::breaking {
namespace {

using namespace std::chrono_literals;
using tests::be_broken_in;
using tests::break_in;
using tests::computer_breaks_in;
using tests::in_campaign;
using tests::Typist;
using tests::win_level;

TEST_CASE("leaving asks first and keeps what is banked") {
  Typist ada = in_campaign();
  ada.type("q");
  CHECK(ada.sees("Quit this run? No points are in the bank yet. (Y/N)"));
  ada.type("n");
  CHECK(ada.sees("Level 1  Round 1 of 4"));
  win_level(ada);
  ada.type("q");
  CHECK(ada.sees("End this run with 34 points? (Y/N)"));
  ada.type("x");
  CHECK(ada.sees("End this run with 34 points? (Y/N)"));
  ada.type("y\n");
  CHECK(ada.sees("Hall of Fame  Code breaking"));
  REQUIRE(ada.table().size() == 1);
  CHECK(ada.table()[0].level == 1);
}

TEST_CASE("who quits after the next level was dealt has competed in it") {
  Typist ada = in_campaign();
  win_level(ada);
  ada.type("  ");
  CHECK(ada.sees("Level 2  Round 1"));
  ada.type("qy\n");
  CHECK(ada.table()[0].level == 2);
}

TEST_CASE("who quits at the won board of a level of codes has competed in no later one") {
  Typist ada = in_campaign();
  win_level(ada);
  ada.type("  ");
  win_level(ada);
  CHECK(ada.sees("Level 2  Result"));
  CHECK(ada.table()[0].level == 3);
  ada.type("qy\n");
  CHECK(ada.sees("Hall of Fame"));
  REQUIRE(ada.table().size() == 1);
  CHECK(ada.table()[0].level == 2);
}

TEST_CASE("a run without a level won scores nothing and asks no name") {
  Typist ada = in_campaign();
  ada.type("qy");
  CHECK(ada.sees("The run is over. You won no level, so there is nothing to score."));
  ada.type(" ");
  CHECK(ada.sees("Welcome, Ada."));
  CHECK(ada.disk.files.empty());
}

TEST_CASE("carrier lost in a level costs that level and nothing that was won") {
  Typist ada = in_campaign();
  win_level(ada);
  ada.type(" 12");
  ada.hang_up();
  CHECK(ada.left == effect::Farewell::hung_up);
  CHECK(ada.table()[0].score == 34);
  CHECK(ada.table()[0].name == "Ada");
  ada.type("34\n");
  CHECK(ada.filed.size() == 1);
}

/// The first three rounds of a level, and the code of the fourth.
void play_to_the_last_guesses(Typist& ada) {
  break_in(ada, 1, "1234");
  ada.type(" ");
  be_broken_in(ada, 6, "4444");
  ada.type(" ");
  break_in(ada, 1, "1234");
  ada.type(" ");
}

TEST_CASE("carrier lost between the last guess of a level and its verdict costs no points") {
  Typist ada = in_campaign();
  play_to_the_last_guesses(ada);
  be_broken_in(ada, 6, "4444");
  CHECK(ada.table().empty());
  ada.hang_up();
  REQUIRE(ada.table().size() == 1);
  CHECK(ada.table()[0].score == 34);
}

TEST_CASE("carrier lost while the last guesses of a level are shown costs no points") {
  Typist ada = in_campaign();
  play_to_the_last_guesses(ada);
  ada.holds_thinking = true;
  ada.type("4444\n");
  computer_breaks_in(ada, 6, "4444");
  ada.hang_up();
  REQUIRE(ada.table().size() == 1);
  CHECK(ada.table()[0].score == 34);
}

TEST_CASE("a score that cannot be written is told in one line and the game goes on") {
  Typist ada = in_campaign();
  ada.disk.is_full = true;
  win_level(ada);
  CHECK(ada.sees("Your score could not be saved just now. The door keeps it and tries again."));
  ada.type(" ");
  CHECK(ada.sees("Level 2  Your opponent"));
  ada.disk.is_full = false;
  win_level(ada);
  CHECK(ada.table()[0].score == 34 + 2 * (12 + 20));
}

TEST_CASE("a score that could not be written is written at the end if the disk has room again") {
  Typist ada = in_campaign();
  ada.disk.is_full = true;
  win_level(ada);
  ada.disk.is_full = false;
  ada.type(" qy");
  CHECK(ada.sees("you made the Hall of Fame!"));
  CHECK(ada.table()[0].score == 34);
}

TEST_CASE("a score that waits in the spool is told") {
  Typist ada = in_campaign();
  ada.disk.is_locked_by_another = true;
  win_level(ada);
  CHECK(ada.sees("Your score is safe. It enters the Hall of Fame as soon as that can be"));
}

TEST_CASE("a guest is shown by the name that was looked up when they came") {
  Call call = tests::call_of("Ada");
  call.is_guest = true;
  Typist ada = in_campaign(call);
  win_level(ada);
  ada.type(" qy\b\b\bBob\n");
  CHECK(ada.sees("Guests are shown by the name they came with. Esc keeps it."));
  ada.type("\b\b\bADA\n");
  CHECK(ada.table()[0].name == "ADA");
}

TEST_CASE("a damaged table that its twin leads back is no caller's business") {
  Typist ada = in_campaign();
  win_level(ada);
  ada.disk.files["SCORES.DAT"].back() ^= 1;
  ada.type(" ");
  win_level(ada);
  CHECK_FALSE(ada.sees("damaged"));
  ada.disk.files["SCORES.DAT"].back() ^= 1;
  ada.type(" qy\n");
  CHECK_FALSE(ada.sees("damaged"));
  CHECK(ada.sees("Hall of Fame"));
}

TEST_CASE(
    "a damaged table without copies is told when a score meets it, and wherever it is looked at"
) {
  Typist ada = in_campaign();
  win_level(ada);
  const auto damage = [&] {
    ada.disk.files["SCORES.DAT"].back() ^= 1;
    ada.disk.files.erase("SCORES.DUP");
  };
  damage();
  ada.type(" ");
  win_level(ada);
  CHECK(ada.sees("The Hall of Fame was damaged. What could be read of it is kept."));
  damage();
  ada.type(" qy\n");
  CHECK(ada.sees("The table is damaged, and no score in it can be read."));
}

TEST_CASE("a run that is worse than the player's best says so") {
  Typist ada = in_campaign();
  win_level(ada);
  ada.type(" ");
  win_level(ada);
  ada.type(" qy\n");
  ada.type("mr\n");
  win_level(ada);
  ada.type(" qy");
  CHECK(ada.sees("The run is over with 34 points; your earlier best stands."));
}

TEST_CASE("a score in the spool can be named too") {
  Typist ada = in_campaign();
  ada.disk.is_locked_by_another = true;
  win_level(ada);
  ada.type(" qy");
  CHECK(ada.sees("you made the Hall of Fame!"));
  ada.type("!\n");
  ada.disk.is_locked_by_another = false;
  REQUIRE(scores::file(ada.disk, {ada.filed[0], scores::Purpose::enter}, 0ms));
  CHECK(ada.table()[0].name == "Ada!");
}

TEST_CASE("a run below the ten best is not asked for a name") {
  Typist ada = in_campaign();
  for (int i = 0; i < 10; ++i) {
    scores::Entry entry;
    entry.player = {"bbs", "", "Rival " + std::to_string(i)};
    entry.name = entry.player.handle;
    entry.score = 1000 + i;
    REQUIRE(scores::file(ada.disk, {entry, scores::Purpose::enter}, 0ms));
  }
  win_level(ada);
  ada.type(" qy");
  CHECK(ada.sees("The run is over with 34 points; the top ten have more."));
  ada.type(" ");
  CHECK(ada.sees("Hall of Fame  Code breaking"));
}

TEST_CASE("an empty name keeps the handle and a name without letters is no name") {
  Typist ada = in_campaign();
  win_level(ada);
  ada.type(" qy\b\b\b\n");
  CHECK(ada.table()[0].name == "Ada");
}

TEST_CASE("a caller whom nobody named is Player 1") {
  Typist ada = in_campaign(tests::call_of(""));
  win_level(ada);
  CHECK(ada.table()[0].name == "Player 1");
}

}  // namespace
}  // namespace codemaker::play::breaking
