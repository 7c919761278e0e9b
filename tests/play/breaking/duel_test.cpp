// Duels with the computer, on full and on small screens (rules.md 2.2).
#include "play/events/farewell.hpp"
#include "support/free_play.hpp"

#include "ansi/text.hpp"
#include "play/breaking/questions.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::breaking {
namespace {

using ansi::KeyCode;
using tests::Duel;
using tests::FreePlay;

TEST_CASE("in a duel the caller makes a code first, without no-pegs") {
  FreePlay ada{"n"};
  CHECK(ada.sees("Make a code for the computer to break."));
  CHECK_FALSE(ada.sees("no peg"));
  ada.type("0");
  CHECK(ada.sees("The colors are R W B G Y K, or 1 to 6. A code has no empty holes."));
  ada.type("12\n");
  CHECK(ada.sees("2 holes are still empty."));
  ada.type("h");
  CHECK(ada.sees("Hints are for guesses only."));
  ada.type("s");
  CHECK(ada.sees("The computer has not guessed yet."));
  ada.type("34\n");
  CHECK(ada.sees("Break the computer's code."));
  CHECK(ada.code_on(ada.computers_board()) == "1 2 3 4");
  CHECK(ada.sees(" -  no peg"));
}

TEST_CASE("a code is made at random with Enter, and given back with Q") {
  FreePlay ada{"n\n"};
  CHECK(ada.code_on(ada.computers_board()).find("·") == std::string::npos);
  ada.type("q");
  CHECK(ada.sees("Duel or solo"));
}

TEST_CASE("both boards stand side by side, the computer guesses after the caller") {
  Duel ada{"hcc", "12345"};
  ada.type("65432\n");
  CHECK(ada.row(1) == "6 5 4 3 2 ○○○");
  CHECK(ada.computers_row(1) == "· · · · ·");
  ada.computer_guesses("15678");
  CHECK(ada.row(1) == "6 5 4 3 2 ○○○");
  CHECK(ada.computers_row(1) == "1 5 6 7 8 ●○");
  CHECK(ada.sees("You break its code"));
  CHECK(ada.sees("It breaks your code"));
  CHECK(ada.sees("Duel, computer: bright  Guess 2 of 10"));
}

TEST_CASE("a code broken by one side alone wins") {
  Duel ada{"", "5566"};
  ada.type("1234\n");
  CHECK_FALSE(ada.sees("won"));
  ada.computer_guesses("5555");
  ada.type(" ");
  CHECK(ada.sees("Duel  Guess 1 of 10: you won"));
  CHECK(ada.sees("You win! You broke the computer's code in 1 guess."));
  Duel bob{"", "5566"};
  bob.type("1122\n");
  bob.computer_guesses("5566");
  bob.type(" ");
  CHECK(bob.sees("Duel  Guess 1 of 10: you lost"));
  CHECK(bob.sees("The computer wins: it broke your code in 1 guess."));
  CHECK(bob.code_on(bob.board()) == "1 2 3 4");
  CHECK(bob.code_on(bob.computers_board()) == "5 5 6 6");
  CHECK(bob.rings == 1);
}

TEST_CASE("broken by both in the same turn, or by none in ten, is a tie") {
  Duel ada{"", "5566"};
  ada.type("1234\n");
  ada.computer_guesses("5566");
  ada.type(" ");
  CHECK(ada.sees("A tie: both codes broken in 1 guess."));
  Duel bob{"", "5566"};
  for (int turn = 0; turn < 10; ++turn) {
    bob.type("1122\n");
    bob.computer_guesses("1111");
  }
  bob.type(" ");
  CHECK(bob.sees("Duel  Guess 10 of 10: a tie"));
  CHECK(bob.sees("A tie: neither code was broken."));
}

TEST_CASE("the computer of each strength plays a duel to its end") {
  for (const char strength : std::string_view{"1234567890"}) {
    FreePlay ada{std::string{strength} + "n5566\n"};
    for (int turn = 0; turn < 10; ++turn)
      ada.type("6666\n");
    ada.type(" ");
    INFO(strength);
    CHECK((ada.sees(": you lost") || ada.sees(": a tie")));
  }
}

TEST_CASE("show scoring joins hits by solid and near misses by thin lines") {
  Duel ada{"", "1234"};
  ada.type("5555\n");
  ada.computer_guesses("1325");
  ada.type("66s");
  CHECK(ada.sees("Your code    █  1  █   █  2  █   █  3  █   █  4  █"));
  CHECK(ada.sees("         █        │ ┌───────┘"));
  CHECK(ada.sees("         █        └─│─────────┐"));
  CHECK(ada.sees("Guess 1      █  1  █   █  3  █   █  2  █   █  5  █"));
  CHECK(ada.sees("Red in hole 1 is exact."));
  CHECK(ada.sees("Blue in hole 2 belongs in hole 3."));
  CHECK(ada.sees("White in hole 3 belongs in hole 2."));
  ada.type("5");
  CHECK(ada.row(2) == "6 6 · ·");
}

TEST_CASE("scoring can be shown when the duel is over, and without a hit says so") {
  Duel ada{"", "1122"};
  ada.type("1234\n");
  ada.computer_guesses("5566");
  ada.type("s");
  CHECK(ada.sees("None of its pegs is in the code."));
  ada.type(" ");
  CHECK(ada.sees("Duel  Guess 1 of 10: you won"));
}

TEST_CASE("a computer that thinks for long says so") {
  Duel ada{"", "5566"};
  ada.type("1122\n");
  CHECK_FALSE(ada.sees("The computer is thinking..."));
  ada.wait(std::chrono::seconds{1});
  CHECK(ada.sees("The computer is thinking..."));
  ada.computer_guesses("1111");
  CHECK_FALSE(ada.sees("The computer is thinking..."));
}

TEST_CASE("what is typed while the computer thinks is not lost") {
  Duel ada{"", "5566"};
  ada.type("1122\n1345\n12");
  ada.computer_guesses("1111");
  CHECK(ada.row(2) == "1 3 4 5 ●○○");
  ada.computer_guesses("2222");
  CHECK(ada.row(3) == "1 2 · ·");
}

TEST_CASE("what is typed behind the last guess is for no other game") {
  Duel ada{"", "5566"};
  ada.type("1234\nnnv");
  ada.computer_guesses("1111");
  CHECK(ada.sees("Duel  Result"));
}

TEST_CASE("a duel is quit while the computer thinks, and its thought is dropped") {
  Duel ada{"", "5566"};
  ada.type("1122\nq");
  CHECK(ada.sees("Quit this game? (Y/N)"));
  ada.type("y");
  CHECK(ada.sees("You gave up."));
  ada.computer_guesses("5566");
  CHECK(ada.sees("Duel  Guess 1 of 10: given up"));
  ada.type("ohn12345\n11111\n");
  const engine::breaking::Rules four{.holes = 4, .colors = 6};
  const auto late =
      engine::breaking::Code::secret(four, engine::breaking::parse_pegs("1111")->span());
  ada.reply_to(ada.ticket - 1, play::breaking::Guessed{late});
  ada.wait(std::chrono::seconds{1});
  CHECK(ada.sees("The computer is thinking..."));
}

TEST_CASE("a computer that comes to no guess ends the duel with a sentence") {
  Duel ada{"", "5566"};
  ada.type("1122\n");
  ada.reply(play::breaking::Guessed{std::nullopt});
  CHECK(ada.sees("Something went wrong, and this game was cancelled. Your points are safe."));
}

TEST_CASE("a caller who hangs up while the computer thinks is gone at once") {
  Duel ada{"", "5566"};
  ada.type("1122\n");
  ada.hang_up();
  CHECK(ada.left == effect::Farewell::hung_up);
  ada.computer_guesses("5566");
  CHECK(ada.filed.empty());
}

TEST_CASE("the review of a duel is of the caller's guesses") {
  Duel ada{"", "5566"};
  ada.holds_thinking = false;
  ada.type("1122\n1234\n");
  ada.wait(tests::lifting);
  ada.type("v");
  CHECK(ada.sees("Review"));
  ada.type(" ");
  CHECK(ada.sees(" 2 1234 "));
  CHECK_FALSE(ada.sees("  3 "));
}

TEST_CASE("a duel of Bulls and Cows") {
  Duel ada{"g", "9018"};
  CHECK(ada.sees("BULLS AND COWS  Duel, computer: bright  Guess 1 of 10"));
  CHECK(ada.code_on(ada.computers_board()) == "9 0 1 8");
}

TEST_CASE("Bulls and Cows against the computer of every strength") {
  for (const char strength : std::string_view{"1234567890"}) {
    FreePlay ada{std::string{"g"} + strength + "n9018\n"};
    for (int turn = 0; turn < 10; ++turn)
      ada.type("8765\n");
    INFO(strength);
    CHECK((ada.sees(": you lost") || ada.sees(": a tie")));
    ada.type("s");
    CHECK(ada.sees("Your code    █  9  █   █  0  █   █  1  █   █  8  █"));
  }
}

TEST_CASE("the longest header leaves room for the time left") {
  Call call = tests::call_of("Ada");
  call.time_left = std::chrono::minutes{1440};
  FreePlay ada{call, "g3n9018\n"};
  for (int turn = 1; turn < 10 && !ada.sees("of 10:"); ++turn)
    ada.type("8765\n");
  const std::string header = ada.session().frame().text(0);
  CHECK(ansi::length(header) == 78);
  CHECK(header.ends_with("  1440 min"));
  CHECK((ada.sees(": you lost  ") || ada.sees(": a tie  ")));
}

TEST_CASE("a duel on a small screen has both boards in the same rows") {
  Duel ada{"hcc", "12345", Presentation::small};
  ada.type("65430\n");
  ada.computer_guesses("15678");
  ada.type("7");
  const ansi::Frame frame = ada.session().frame();
  CHECK(frame.text(0) == "Duel, computer: bright");
  CHECK(frame.text(1) == "Colors 1 2 3 4 5 6 7 8 0");
  CHECK(frame.text(2) == "    You               Computer");
  CHECK(frame.text(3) == " 1: 6 5 4 3 0 oo      1 5 6 7 8 *o");
  CHECK(frame.text(4) == " 2: 7 . . . .");
  CHECK(frame.text(13) == "Your code 1 2 3 4 5");
  ada.type("s");
  CHECK(ada.sees("Yellow in hole 2 belongs in hole 5."));
}

TEST_CASE("a carried peg is given back when the caller goes over to lines") {
  FreePlay ada{"dn12"};
  ada.press(KeyCode::left);
  ada.type("d");
  ada.resize(10, 30);
  ada.type("d 2 3\n");
  ada.resize(24, 80);
  ada.press(KeyCode::left);
  ada.type("\n");
  CHECK(ada.row(1) == "1 · 2 ·");
}

TEST_CASE(
    "what the computer believes is seen in a duel: codes it thought possible, guesses that fade"
) {
  Duel ada{"", "5566"};
  ada.type("1122\n");
  ada.computer_guesses("1111");
  CHECK_FALSE(ada.sees("It had "));
  ada.type("1133\n");
  const auto guess = *engine::breaking::parse_pegs("1156");
  ada.reply(Guessed{
      engine::breaking::Code::guess({.holes = 4, .colors = 6}, guess.span()), {{false}, 37}});
  ada.wait(std::chrono::seconds{2});
  INFO(ada.screen());
  CHECK(ada.sees("It had 37 codes left."));
  CHECK(ada.sees("It forgot 1 answer."));
  ada.type("1144\n");
  ada.computer_guesses("5555");
  CHECK_FALSE(ada.sees("It had "));
}

TEST_CASE("in lines and on small screens a duel says what the computer thought possible") {
  Duel ada{"", "5566", Presentation::lines};
  ada.type("1122\n");
  const auto guess = *engine::breaking::parse_pegs("1156");
  const auto code = engine::breaking::Code::guess({.holes = 4, .colors = 6}, guess.span());
  ada.reply(Guessed{code, {{}, 1296}});
  CHECK(ada.last_line().ends_with("It thought 1296 codes possible."));
  Duel bob{"", "5566", Presentation::small};
  bob.type("1122\n");
  bob.reply(Guessed{code, {{true, false}, 1}});
  CHECK(bob.sees("It thought of 1 code; 1 forgotten."));
}

}  // namespace
}  // namespace codemaker::play::breaking
