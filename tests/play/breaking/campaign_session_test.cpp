// Whole runs of a ranked run, typed at a session.
#include "engine/breaking/campaign.hpp"
#include "engine/breaking/solve.hpp"
#include "play/breaking/questions.hpp"
#include "support/campaign_runs.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::breaking {
namespace {

using namespace std::chrono_literals;
using tests::be_broken_in;
using tests::break_in;
using tests::guess_at;
using tests::guesses_left;
using tests::in_campaign;
using tests::Typist;
using tests::win_level;

TEST_CASE("a run is played to a defeat and its bank stands in the Hall of Fame") {
  Typist ada = in_campaign();
  CHECK(ada.sees("Level 1  Round 1 of 4: you break the code"));
  win_level(ada);
  CHECK(ada.sees("Level 1  Result"));
  CHECK(ada.sees("1 x (12 points + 22 unused guesses) = 34"));
  CHECK(ada.table().size() == 1);
  CHECK(ada.table()[0].score == 34);
  CHECK(ada.table()[0].level == 2);
  ada.type(" ");
  CHECK(ada.sees("Level 2  Your opponent"));
  // Level 2 is lost 2 to 10.
  for (int half = 0; half < 2; ++half) {
    break_in(ada, 5, "1234");
    ada.type(" ");
    be_broken_in(ada, 1, "4444");
    ada.type(" ");
  }
  CHECK(ada.sees("You lost level 2, 2 to 10. The run is over with 34 points: rank 1 in the"));
  ada.type(" ");
  CHECK(ada.sees("you made the Hall of Fame!"));
  ada.type("\b\b\bCountess Lovelace\n");
  CHECK(ada.sees("Hall of Fame  Code breaking"));
  CHECK(ada.sees("Countess Lo"));
  CHECK(ada.table()[0].name == "Countess Lo");
  CHECK(ada.table()[0].player.handle == "Ada");
  CHECK(ada.table()[0].level == 2);
}

TEST_CASE("a tied level is played again and pays nothing") {
  Typist ada = in_campaign();
  for (int half = 0; half < 2; ++half) {
    break_in(ada, 4, "1234");
    ada.type(" ");
    be_broken_in(ada, 4, "4444");
    ada.type(" ");
  }
  CHECK(ada.sees("Level 1 is a tie"));
  CHECK(ada.filed.empty());
  ada.type(" ");
  CHECK(ada.sees("Level 1  Round 1 of 4"));
  CHECK(ada.sees("Bank          0"));
}

TEST_CASE("a run goes on to level 11 and beyond") {
  Typist ada = in_campaign();
  ada.secrets = {"12345"};
  engine::Points bank = 0;
  for (int level = 1; level <= 11; ++level) {
    REQUIRE(ada.sees("Level " + std::to_string(level) + "  "));
    const int limit = engine::breaking::campaign_level(level).guesses;
    bank += level * (12 + 2 * (limit - 1));
    win_level(ada);
    REQUIRE(ada.table().at(0).score == bank);
    REQUIRE(ada.table().at(0).level == static_cast<std::uint32_t>(level + 1));
    ada.type(" ");
  }
  CHECK(ada.sees("Level 12  Round 1 of 4"));
  CHECK(ada.sees("▌8▐ cyan"));
}

TEST_CASE("the limit of a round is the limit of the level") {
  Typist ada = in_campaign();
  for (int i = 0; i < 12; ++i)
    ada.type("6666\n");
  CHECK(ada.sees("You missed the code: 1 2 3 4. The computer gets 13 points."));
}

TEST_CASE("the computer's guesses come one by one and any key shows them all") {
  Typist ada = in_campaign();
  break_in(ada, 1, "1234");
  ada.type(" ");
  ada.holds_thinking = true;
  ada.type("4444\n");
  CHECK(ada.sees("The computer is thinking..."));
  CHECK(ada.solved.back().limit == 12);
  CHECK(ada.solved.back().strength == 1);
  const play::breaking::question::Solve solve = ada.solved.back();
  const engine::breaking::Breaker breaker{solve.rules, 8, 1};
  const auto turns = engine::breaking::solve(breaker, solve.code, solve.limit, {});
  ada.reply(play::breaking::Solved{turns});
  ada.reply(play::breaking::Reviewed{});
  ada.wait_for_marks();
  CHECK(guesses_left(ada.session().frame()) == "11");
  for (const char* const left : {"10", "9"}) {
    ada.wait_for_step();
    ada.wait_for_marks();
    CHECK(guesses_left(ada.session().frame()) == left);
  }
  ada.type("x");
  CHECK(ada.sees("The computer broke it in " + std::to_string(turns.size())));
}

TEST_CASE("a key pressed while the computer thinks skips the showing") {
  Typist ada = in_campaign();
  break_in(ada, 1, "1234");
  ada.type(" ");
  ada.holds_thinking = true;
  ada.type("4444\n ");
  const play::breaking::question::Solve solve = ada.solved.back();
  ada.reply(play::breaking::Solved{
      engine::breaking::solve({solve.rules, 8, 1}, solve.code, solve.limit, {})});
  ada.reply(play::breaking::Reviewed{});
  CHECK(ada.sees("The computer broke it in"));
}

TEST_CASE("what the computer thought about a code of an abandoned run is not played in the next") {
  Typist ada = in_campaign();
  break_in(ada, 1, "1234");
  ada.type(" ");
  ada.holds_thinking = true;
  ada.type("4444\n");
  const Ticket abandoned = ada.ticket;
  ada.type("qy\n");
  CHECK(ada.thoughts_stopped == 1);
  ada.type("r");
  break_in(ada, 1, "1234");
  ada.type(" 5555\n");
  const play::breaking::question::Solve& solve = ada.solved.front();
  ada.reply_to(
      abandoned,
      play::breaking::Solved{
          engine::breaking::solve({solve.rules, 8, 1}, solve.code, solve.limit, {})}
  );
  CHECK(ada.sees("The computer is thinking..."));
}

TEST_CASE("a code that the computer failed to think about is asked for again") {
  Typist ada = in_campaign();
  break_in(ada, 1, "1234");
  ada.type(" ");
  ada.holds_thinking = true;
  ada.type("4444\n");
  ada.reply(play::breaking::Solved{});
  CHECK(ada.sees("Something went wrong. Please set your code again."));
  be_broken_in(ada, 3, "4444");
  CHECK(ada.sees("The computer broke it in 3."));
}

TEST_CASE("a session is a value: a copy goes its own way") {
  Typist ada = in_campaign();
  Session other = ada.session();
  ada.type("1234\n");
  CHECK(ada.sees("You broke it in 1!"));
  CHECK(guesses_left(other.frame()) == "12");
}

TEST_CASE("a round against the computer's code can be reviewed, and the run goes on") {
  Typist ada = in_campaign();
  ada.type("v");
  CHECK(ada.sees("v isn't used here"));
  break_in(ada, 3, "1234");
  CHECK(ada.sees("V review"));
  ada.type("v");
  CHECK(ada.sees("What each guess was worth"));
  CHECK(ada.sees("of 1296 at first"));
  ada.type(" ");
  CHECK(ada.sees("1234"));
  CHECK(ada.sees("1296"));
  ada.type("q");
  CHECK(ada.sees("You broke it in 3!"));
  ada.type(" ");
  CHECK(ada.sees("Round 2 of 4"));
}

TEST_CASE("the last round is reviewed with its own rules when the next level has larger codes") {
  Typist ada = in_campaign();
  for (int level = 1; level < 10; ++level) {
    win_level(ada);
    ada.type(" ");
  }
  CHECK(ada.sees("Level 10  Your opponent"));
  ada.holds_thinking = false;
  ada.type("v");
  CHECK(ada.sees("What each guess was worth"));
  CHECK(ada.sees("4096"));
  ada.type("q12");
  const WoodenBoard board{{2, 3}, 5, 12};
  CHECK(guess_at(ada.session().frame(), board, 0) == "1 2 · · ·");
}

TEST_CASE("in line mode V tells what the guesses of the last round were worth") {
  Call call = tests::call_of("Ada");
  call.wanted = Presentation::lines;
  Typist ada{call, "p\nr\n"};
  ada.type("1122\n1234\nv\n");
  CHECK(ada.heard.end()[-4].starts_with("2: 1 2 3 4 - 4 exact. "));
  CHECK(ada.heard.end()[-3].starts_with("In all: "));
  CHECK(ada.prompt() == "Your code: ");
}

}  // namespace
}  // namespace codemaker::play::breaking
