// What is said of a key that means nothing, or not now, and how long that stands there.
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using tests::Typist;

TEST_CASE("a refusal stands in place of the message, which is back with the next key") {
  Typist ada{tests::call_of("Ada"), "\nr\n1234\n "};
  CHECK(ada.sees("Make your code hard to break: each guess it needs is a point."));
  ada.type("z");
  CHECK(ada.sees("z isn't used here. Press ? for help."));
  CHECK_FALSE(ada.sees("hard to break"));
  ada.type("1");
  CHECK(ada.sees("Make your code hard to break: each guess it needs is a point."));
}

TEST_CASE("the rules over a game take a refusal away") {
  Typist ada{tests::call_of("Ada"), "\nr\nz?i"};
  CHECK_FALSE(ada.sees("isn't used here"));
  ada.press(ansi::KeyCode::escape);
  CHECK_FALSE(ada.sees("isn't used here"));
}

TEST_CASE("the message of a game does not lie on the pages over it") {
  Typist ada{tests::call_in(Presentation::small), "\ng"};
  const std::string board = ada.screen();
  CHECK(ada.sees("The code has four pegs of six colors."));
  ada.type("?i\n");
  CHECK(ada.sees("2 2 2 6  2 2 6 6  ***"));
  CHECK_FALSE(ada.sees("The code has four pegs of six colors."));
  ada.press(ansi::KeyCode::escape);
  CHECK(ada.screen() == board);
}

TEST_CASE("a peg typed while marks are to be given is refused with the reason") {
  for (const char* const key : {"1", "r", "c"}) {
    Typist ada{tests::call_of("Ada"), tests::ways().at("match marks")};
    ada.type(key);
    CHECK(ada.sees("The guess is made. E and M mark it, Enter gives the marks."));
  }
}

TEST_CASE("hints and undo are refused with the reason in ranked games", "[every game]") {
  for (const tests::TestedGame& game : tests::tested_games()) {
    if (!game.has_hints) continue;
    Typist ada{tests::call_of("Ada"), game.ranked};
    INFO(game.ranked);
    ada.type("h");
    CHECK(ada.sees("No hints in ranked games."));
    ada.type("u");
    CHECK(ada.sees("No undo in ranked games."));
  }
}

}  // namespace
}  // namespace codemaker::play
