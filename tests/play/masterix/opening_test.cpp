// How Masterix opens, once in a call.
#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

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
    CHECK(ada.sees("Would you like instructions?"));
    ada.type("y");
    CHECK(ada.sees("1/6"));
    ada.type("m");
    CHECK(ada.sees("One player or two?"));
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
  CHECK(Typist{call_of("Ada"), "\nmr "}.sees("MASTERIX  Level 1"));
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

TEST_CASE("small screens of our own page, whose keys are buttons, come to the list at once") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Call call = call_in(presentation);
    call.is_page = true;
    call.openings = Openings::always;
    const Typist ada{call, "\nm"};
    CHECK(ada.sees("Ranked run") == (presentation == Presentation::small));
    CHECK(ada.sees("NUM LOCK") == (presentation == Presentation::full));
  }
}

/// Ada in lines, who has come to Masterix and then typed `lines`.
struct InLines : Typist {
  explicit InLines(std::string_view lines = "", Openings openings = Openings::once)
      : Typist{opened(openings)} {
    type("p\nm\n");
    type(lines);
  }

  static Call opened(Openings openings) {
    Call call = call_in(Presentation::lines);
    call.openings = openings;
    return call;
  }
};

TEST_CASE("in lines the first visit tells the version and asks for instructions and players") {
  InLines ada;
  CHECK(ada.heard[ada.heard.size() - 3].starts_with("Masterix, in codemaker "));
  CHECK(ada.heard[ada.heard.size() - 1].starts_with("Copyright 2026"));
  CHECK(ada.prompt() == "Would you like instructions? (Y/N): ");
  ada.type("y\n");
  CHECK(std::ranges::any_of(ada.heard, [](const std::string& line) {
    return line.find("page 1 of 6") != std::string::npos;
  }));
  ada.type("m\n");
  CHECK(ada.last_line() == "G: a guided first game, explained move by move");
  CHECK(ada.prompt() == "One player or two? (1/2): ");
  ada.type("1\n");
  CHECK(ada.prompt() == "Move: ");
  ada.type("q\ny\n");
  CHECK(ada.prompt() == "Masterix: ");
  CHECK(InLines{"no\n2\n"}.prompt() == "Player 1 (Enter: Ada): ");
}

TEST_CASE("in lines any other answer skips the opening, and a letter of the list is taken there") {
  InLines ada{"x\n"};
  CHECK(ada.last_line() == "New here? G: a guided first game of Masterix.");
  CHECK(ada.prompt() == "Masterix: ");
  CHECK(InLines{"\n\n"}.last_line() == "New here? G: a guided first game of Masterix.");
  CHECK(InLines{"c\n"}.prompt() == "Level (1 to 10, Enter: 1): ");
  CHECK(InLines{"?\n"}.last_line().find("RULES") != std::string::npos);
}

TEST_CASE("in lines no run is begun by what answers a question") {
  InLines ada{"r\n"};
  CHECK(ada.last_line() == "Y or N, please.");
  ada.type("n\nr\n");
  CHECK(ada.prompt() == "Move: ");
}

TEST_CASE("in lines too the opening comes once, always or never") {
  for (const Openings openings : {Openings::always, Openings::once, Openings::never}) {
    InLines ada{"", openings};
    const bool is_wanted = openings != Openings::never;
    CHECK((ada.prompt() != "Masterix: ") == is_wanted);
    ada.type(is_wanted ? "x\nq\nm\n" : "q\nm\n");
    CHECK((ada.prompt() != "Masterix: ") == (openings == Openings::always));
  }
}

}  // namespace
}  // namespace codemaker::play::masterix
