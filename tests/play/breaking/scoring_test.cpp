// Show scoring: after a game for the caller's guesses, and for any guess of the computer's.
#include "support/campaign_runs.hpp"
#include "support/free_play.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::breaking {
namespace {

using namespace std::chrono_literals;
using ansi::KeyCode;
using tests::be_broken_in;
using tests::break_in;
using tests::Duel;
using tests::FreePlay;
using tests::in_campaign;
using tests::Typist;

constexpr ansi::Key f5{KeyCode::function, 5, {}};

TEST_CASE("after practice F5 shows how each guess was scored, and up and down choose it") {
  Typist ada{tests::call_of("Ada"), "\np1rrww\nrwbg\n"};
  ada.wait(2s);
  ada.type(" ");
  ada.press(f5);
  CHECK(ada.sees("How your guess was scored"));
  CHECK(ada.sees("The code     █  R  █   █  W  █   █  B  █   █  G  █"));
  CHECK(ada.sees("Guess 1      █  R  █   █  R  █   █  W  █   █  W  █"));
  CHECK(ada.sees("Red in hole 1 is exact."));
  CHECK(ada.sees("White in hole 3 belongs in hole 2."));
  ada.press(KeyCode::down);
  CHECK(ada.sees("Guess 2      █  R  █   █  W  █   █  B  █   █  G  █"));
  ada.press(KeyCode::down);
  CHECK(ada.sees("This is the last guess."));
  ada.press(KeyCode::up);
  ada.type("b");
  CHECK(ada.sees("This is the first guess."));
  ada.type("n");
  CHECK(ada.sees("Guess 2 "));
  ada.type("x");
  CHECK(ada.sees("PRACTICE  Level 1 of 8"));
}

TEST_CASE("in practice S stays the key of shapes on the board, and is scoring in the review") {
  Typist ada{tests::call_of("Ada"), "\np1rwbg\n"};
  ada.wait(2s);
  ada.type("s");
  CHECK_FALSE(ada.sees("How your guess was scored"));
  ada.type("vs");
  CHECK(ada.sees("How your guess was scored"));
  ada.press(KeyCode::escape);
  CHECK(ada.sees("What each guess was worth"));
}

TEST_CASE("in solo play scoring is shown after the game, not before") {
  FreePlay ada{std::string{tests::solo} + "1122\ns"};
  CHECK(ada.sees("In solo play that would reveal the code."));
  ada.type("1234\n");
  ada.wait(2s);
  ada.type("sb");
  CHECK(ada.sees("The code     █  1  █   █  2  █   █  3  █   █  4  █"));
  CHECK(ada.sees("Guess 1      █  1  █   █  1  █   █  2  █   █  2  █"));
}

TEST_CASE("in a duel any guess of the computer's can be chosen, after it one's own too") {
  Duel ada{"", "5566"};
  ada.type("1122\n");
  ada.computer_guesses("5555");
  ada.type("1133\n");
  ada.computer_guesses("5656");
  ada.type("s");
  CHECK(ada.sees("Guess 2      █  5  █   █  6  █   █  5  █   █  6  █"));
  ada.press(KeyCode::up);
  CHECK(ada.sees("Guess 1      █  5  █   █  5  █   █  5  █   █  5  █"));
  ada.press(KeyCode::up);
  CHECK(ada.sees("This is the first guess."));
  ada.type(" 1234\n");
  ada.computer_guesses("1111");
  ada.wait(2s);
  ada.type("s");
  CHECK(ada.sees("How the computer's guess was scored"));
  CHECK(ada.sees("Guess 3 "));
  for (int i = 0; i < 3; ++i)
    ada.press(KeyCode::up);
  CHECK(ada.sees("How your guess was scored"));
  CHECK(ada.sees("Guess 3      █  1  █   █  2  █   █  3  █   █  4  █"));
}

TEST_CASE("in the campaign S shows the round just played first, then the one before it") {
  Typist ada = in_campaign();
  ada.type("1122\ns");
  CHECK(ada.sees("s isn't used here"));
  ada.type("1234\n");
  ada.wait(2s);
  CHECK(ada.sees("S scoring"));
  ada.press(f5);
  CHECK(ada.sees("How your guess was scored"));
  CHECK(ada.sees("Guess 1      █  1  █   █  1  █   █  2  █   █  2  █"));
  ada.type("n");
  CHECK(ada.sees("Guess 2      █  1  █   █  2  █   █  3  █   █  4  █"));
  ada.type("  ");
  be_broken_in(ada, 3, "4444");
  ada.type("s");
  CHECK(ada.sees("How the computer's guess was scored"));
  CHECK(ada.sees("Guess 2 "));
  ada.type("n");
  CHECK(ada.sees("Guess 3      █  4  █   █  4  █   █  4  █   █  4  █"));
  ada.type("bbb");
  CHECK(ada.sees("How your guess was scored"));
  ada.type(" ");
  CHECK(ada.sees("The computer broke it in 3."));
}

TEST_CASE("scoring opened from a review begins with one's own guesses and leads back to it") {
  Typist ada = in_campaign();
  break_in(ada, 2, "1234");
  ada.wait(2s);
  ada.type(" ");
  be_broken_in(ada, 3, "4444");
  ada.holds_thinking = false;
  ada.type("vs");
  CHECK(ada.sees("How your guess was scored"));
  ada.type(" ");
  CHECK(ada.sees("What each guess was worth"));
}

TEST_CASE("scoring is chosen by mouse too") {
  Typist ada{tests::call_of("Ada"), "\np1rrww\nrwbg\n"};
  ada.wait(2s);
  ada.type(" ");
  ada.click("F5 scoring");
  CHECK(ada.sees("Guess 1 "));
  ada.click("N next guess");
  CHECK(ada.sees("Guess 2 "));
  ada.click("B guess before");
  CHECK(ada.sees("Guess 1 "));
  ada.click("any key go on");
  CHECK(ada.sees("You won level 1"));
}

TEST_CASE("in lines S tells how the last guess was scored, S and a number another one") {
  Typist ada{tests::call_in(Presentation::lines), "p\np\n1\nrrww\nrwbg\n"};
  ada.type("s 1\n");
  CHECK(ada.heard.front() == "Guess 1: R R W W, the code R W B G.");
  CHECK(ada.heard[1] == "Red in hole 1 is exact.");
  ada.heard.clear();
  ada.type("s\n");
  CHECK(ada.heard.front() == "Guess 2: R W B G, the code R W B G.");
  ada.type("s3\n");
  CHECK(ada.last_line() == "Guesses 1 to 2 were made.");
  Typist bob{tests::call_in(Presentation::lines), "p\nr\n1122\n1234\n"};
  bob.type("s 1\n");
  CHECK(bob.heard.front() == "Guess 1: 1 1 2 2, the code 1 2 3 4.");
  FreePlay eve{"d\nn\n1122\n1234\n", Presentation::lines};
  eve.heard.clear();
  eve.type("s 2\n");
  CHECK(eve.heard.front() == "Guess 2: 1 2 3 4, the code 1 2 3 4.");
}

TEST_CASE("after a duel in lines S tells of both sides") {
  Duel ada{"", "5566", Presentation::lines};
  ada.type("1234\n");
  ada.computer_guesses("5555");
  ada.heard.clear();
  ada.type("s\n");
  CHECK(ada.heard.front() == "Guess 1: 1 2 3 4, the code 1 2 3 4.");
  CHECK(ada.heard[5] == "Computer 1: 5 5 5 5, your code 5 5 6 6.");
}

}  // namespace
}  // namespace codemaker::play::breaking
