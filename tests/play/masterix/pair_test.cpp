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
  Typist ada{tests::call_of("Ada"), "\nopp\nm2"};
  CHECK(ada.sees("First player:  Ada"));
  ada.type("\n\n");
  CHECK(ada.sees("Player 2"));
  CHECK(ada.sees("Masterix round 1"));
  CHECK(ada.sees("> Ada"));
  const auto moves = tests::round_with(1, more);
  for (const auto& move : moves)
    tests::type_move(ada, move);
  CHECK(ada.sees("No moves are left."));
  ada.type(" ");
  CHECK(ada.sees("Ada wins the round"));
  CHECK(ada.sees("Rounds won: Ada 1, Player 2 0."));
  ada.type(" ");
  CHECK(ada.sees("Masterix round 2"));
  CHECK(ada.sees("> Player 2"));
  CHECK(ada.sees("Rounds won 1"));
  for (const auto& move : moves)
    tests::type_move(ada, move);
  ada.type(" ");
  CHECK(ada.sees("Rounds won: Ada 1, Player 2 1."));
  ada.type("q");
  CHECK(ada.sees("Two players"));
  CHECK(ada.filed.empty());
}

TEST_CASE("on small screens too the rounds each player has won stand beside their name") {
  Typist ada{call_in(Presentation::small), "\nopp\nm2\nBob\n"};
  for (const auto& move : tests::round_with(1, more))
    tests::type_move(ada, move);
  ada.type("  ");
  CHECK(ada.sees("   Ada         Rounds won 1"));
  CHECK(ada.sees("   Bob         Rounds won 0"));
}

TEST_CASE("a sysop at the local side is one of two players") {
  Typist ada{tests::call_of("Ada"), "\nm"};
  CHECK(ada.sees("here or with the sysop, never ranked"));
  ada.type("2");
  CHECK(ada.sees("A sysop at the local side"));
}

TEST_CASE("the players' marker shows whose turn it is") {
  Typist ada{tests::call_of("Ada"), "\nopp\nm2\nBob\n"};
  CHECK(ada.sees("> Ada"));
  tests::type_move(ada, tests::round_with(1, more)[0]);
  CHECK(ada.sees("> Bob"));
  CHECK_FALSE(ada.sees("> Ada"));
}

TEST_CASE("in lines two players are asked by name") {
  Typist ada{call_in(Presentation::lines), "p\nm\n2\n"};
  CHECK(ada.prompt() == "First player (Enter: Ada): ");
  ada.type("\n");
  CHECK(ada.prompt() == "Second player (Enter: Player 2): ");
  ada.type("Bob the Builder\n");
  CHECK(ada.prompt() == "Ada, blue: ");
  CHECK(ada.heard[0] == "Masterix round 1: Ada is blue and begins, Bob the Bui is red.");
  const auto move = tests::round_with(1, more)[0];
  tests::type_move(ada, move);
  CHECK(ada.last_line().starts_with("Ada " + masterix::text(move) + " destroys "));
  CHECK(ada.prompt() == "Bob the Bui, red: ");
  ada.type("?\n");
  CHECK(std::ranges::any_of(ada.heard, [](const std::string& line) {
    return line.ends_with("Q: leave; the round counts for nobody.");
  }));
  ada.type("q\ny\n");
  CHECK(ada.prompt() == "Masterix: ");
}

}  // namespace
}  // namespace codemaker::play::masterix
