// Masterix for two players.
#include "support/masterix_rounds.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

namespace codemaker::play::masterix {
namespace {

using tests::call_in;
using tests::more;
using tests::Typist;
namespace masterix = engine::masterix;

TEST_CASE("two players give names, change sides each round and are never ranked") {
  Typist ada{tests::call_of("Ada"), "\nopp\nmt"};
  CHECK(ada.sees("Player 1: Ada"));
  ada.type("\n\n");
  CHECK(ada.sees("Player 2"));
  CHECK(ada.sees("MASTERIX  Round 1  Ada (blue): pick up a unit"));
  const auto moves = tests::round_with(1, more);
  for (const auto& move : moves)
    tests::type_move(ada, move);
  CHECK(ada.sees("No moves left. Press any key."));
  ada.type(" ");
  CHECK(ada.sees("Rounds won: Ada 1, Player 2 0."));
  ada.type(" ");
  CHECK(ada.sees("Round 2  Player 2 (blue): pick up a unit"));
  CHECK(ada.sees("Rounds 1"));
  for (const auto& move : moves)
    tests::type_move(ada, move);
  ada.type(" ");
  CHECK(ada.sees("Rounds won: Ada 1, Player 2 1."));
  ada.type("q");
  CHECK(ada.sees("Two players"));
  CHECK(ada.filed.empty());
}

TEST_CASE("on small screens too the rounds each player has won stand in the title") {
  Typist ada{call_in(Presentation::small), "\nopp\nmt\nBob\n"};
  for (const auto& move : tests::round_with(1, more))
    tests::type_move(ada, move);
  ada.type("  ");
  CHECK(ada.sees("Round 2: Ada 1, Bob 0"));
}

TEST_CASE("N or F2 is a new game of the same two, after a question when something would be lost") {
  constexpr ansi::Key f2{ansi::KeyCode::function, 2, {}};
  Typist ada{tests::call_of("Ada"), "\nopp\nmt\nBob\n"};
  ada.press(f2);
  CHECK(ada.sees("Round 1  Ada (blue): pick up a unit"));
  CHECK_FALSE(ada.sees("(Y/N)"));
  const auto moves = tests::round_with(1, more);
  tests::type_move(ada, moves[0]);
  ada.press(f2);
  CHECK(ada.sees("Start a new game? (Y/N)"));
  ada.type("n");
  CHECK(ada.sees("Bob (red): pick up a unit"));
  ada.type("ny");
  CHECK(ada.sees("Round 1  Ada (blue): pick up a unit"));
  CHECK_FALSE(ada.sees("Last move"));
  for (const auto& move : moves)
    tests::type_move(ada, move);
  ada.type("  ");
  CHECK(ada.sees("Round 2  Bob (blue): pick up a unit"));
  ada.type("ny");
  CHECK(ada.sees("Round 1  Ada (blue): pick up a unit"));
  CHECK_FALSE(ada.sees("Rounds won"));
  ada.type("5");
  ada.press(ansi::KeyCode::escape);
  ada.type("qy");
  CHECK(ada.sees("Ranked run"));
}

TEST_CASE("N begins a new game in lines too") {
  Typist ada{call_in(Presentation::lines), "p\nm\nt\n\nBob\n"};
  tests::type_move(ada, tests::round_with(1, more)[0]);
  ada.type("n\n");
  CHECK(ada.prompt() == "Start a new game? (Y/N): ");
  ada.type("y\n");
  CHECK(ada.prompt() == "Ada, blue: ");
}

TEST_CASE("a sysop at the local side is one of two players") {
  Typist ada{tests::call_of("Ada"), "\nmx"};
  CHECK(ada.sees("here or with the sysop"));
  ada.type("t");
  CHECK(ada.sees("A sysop"));
}

TEST_CASE("a marker shows whose turn it is, and so do the words above") {
  Typist ada{tests::call_of("Ada"), "\nopp\nmt\nBob\n"};
  CHECK(ada.sees("» O blue «"));
  CHECK(ada.sees("Ada (blue): pick up a unit"));
  tests::type_move(ada, tests::round_with(1, more)[0]);
  CHECK(ada.sees("» X red «"));
  CHECK_FALSE(ada.sees("» O blue «"));
  CHECK(ada.sees("Bob (red): pick up a unit"));
  ada.type("5");
  CHECK(ada.sees("Bob (red): jump onto an enemy"));
}

TEST_CASE("on small screens a marker shows whose turn it is") {
  Typist ada{call_in(Presentation::small), "\nopp\nmt\nBob\n"};
  CHECK(ada.sees("► O Ada"));
  tests::type_move(ada, tests::round_with(1, more)[0]);
  CHECK(ada.sees("► X Bob"));
}

TEST_CASE("Escape goes back from the second name to the first, and then to the menu") {
  Typist ada{tests::call_of("Ada"), "\nmt\n"};
  CHECK(ada.sees("Player 2: "));
  ada.press(ansi::KeyCode::escape);
  CHECK(ada.sees("Player 1: Ada"));
  CHECK_FALSE(ada.sees("Player 2: "));
  ada.press(ansi::KeyCode::escape);
  CHECK(ada.sees("Ranked run"));
}

TEST_CASE("two players take a move back only if the other agrees") {
  Typist ada{tests::call_of("Ada"), "\nopp\nmt\nBob\n"};
  const auto moves = tests::round_with(1, more);
  tests::type_move(ada, moves[0]);
  tests::type_move(ada, moves[1]);
  ada.type("u");
  CHECK(ada.sees("Ada: may Bob take that back? (Y/N)"));
  ada.type("n");
  CHECK(ada.sees("Ada (blue)"));
  ada.type("uy");
  CHECK(ada.sees(masterix::text(moves[1]) + " was taken back."));
  CHECK(ada.sees("Bob (red)"));
  ada.type("u");
  CHECK(ada.sees("Bob: may Ada take that back? (Y/N)"));
  ada.type("y");
  CHECK(ada.sees("Ada (blue)"));
  CHECK(ada.sees("Points    0"));
  ada.type("u");
  CHECK(ada.sees("There is no move to take back."));
  ada.type("h");
  CHECK(ada.sees("No hints in a match of two."));
}

TEST_CASE("in lines two players are asked by name") {
  Typist ada{call_in(Presentation::lines), "p\nm\nt\n"};
  CHECK(ada.prompt() == "Player 1 (Enter: Ada): ");
  ada.type("\n");
  CHECK(ada.prompt() == "Player 2 (Enter: Player 2): ");
  ada.type("Bob the Builder\n");
  CHECK(ada.prompt() == "Ada, blue: ");
  CHECK(ada.heard[0] == "Masterix round 1: Ada is blue and begins, Bob the Bui is red.");
  const auto move = tests::round_with(1, more)[0];
  tests::type_move(ada, move);
  CHECK(ada.last_line().starts_with("Ada " + masterix::text(move) + " destroys "));
  CHECK(ada.prompt() == "Bob the Bui, red: ");
  ada.type("?\n");
  CHECK(std::ranges::any_of(ada.heard, [](const std::string& line) {
    return line.ends_with("Q: pause or end this round.");
  }));
  ada.type("q\ny\n");
  CHECK(ada.prompt() == "Masterix: ");
}

}  // namespace
}  // namespace codemaker::play::masterix
