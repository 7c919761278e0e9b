// How Masterix opens, once in a call.
#include "support/typist.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::masterix {
namespace {

using tests::call_in;
using tests::call_of;
using tests::Typist;

TEST_CASE("the first visit asks for NUM LOCK, shows the version, offers instructions, players") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{call_in(presentation), "\nm"};
    CHECK(ada.sees("Please turn NUM LOCK on."));
    ada.type("\n");
    CHECK(ada.sees("Masterix, in codemaker "));
    CHECK(ada.sees("Copyright 2026"));
    ada.type(" ");
    CHECK(ada.sees("Would you like instructions? (Y/N)"));
    ada.type("y");
    CHECK(ada.sees("1/6"));
    ada.type("m");
    CHECK(ada.sees("One player or two? (1/2)"));
    ada.type("1");
    CHECK(ada.sees("NUM LOCK on: digits move"));
    ada.type("qy ");
    CHECK(ada.sees("Ranked run"));
  }
}

TEST_CASE("any other key skips the opening, and a key of the menu does what it does there") {
  Typist ada{call_of("Ada"), "\nmx"};
  CHECK(ada.sees("Ranked run"));
  CHECK_FALSE(ada.sees("isn't used here"));
  CHECK(Typist{call_of("Ada"), "\nmr"}.sees("MASTERIX  Level 1"));
  CHECK(Typist{call_of("Ada"), "\nm\n\nn2"}.sees("Player 1: Ada"));
}

TEST_CASE("the opening comes once in a call, always, or never") {
  Typist ada{call_of("Ada"), "\nmxqm"};
  CHECK(ada.sees("Ranked run"));
  Call always = call_of("Ada");
  always.openings = Openings::always;
  Typist bob{always, "\nmxqm"};
  CHECK(bob.sees("Please turn NUM LOCK on."));
  bob.type("xi");
  bob.type("m");
  CHECK(bob.sees("Ranked run"));  // from the rules one comes back to the list
  Call never = call_of("Ada");
  never.openings = Openings::never;
  CHECK(Typist{never, "\nm"}.sees("Ranked run"));
}

TEST_CASE("lines have no opening") {
  Typist ada{call_in(Presentation::lines), "p\n"};
  ada.type("m\n");
  CHECK(ada.heard.back() == "Q: Back, to the menu.");
}

}  // namespace
}  // namespace codemaker::play::masterix
