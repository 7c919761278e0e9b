// What newcomers are offered before their first ranked run of code breaking.
#include "support/campaign_runs.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

namespace codemaker::play::breaking {
namespace {

using tests::call_in;
using tests::Typist;

constexpr const char* offer = "A guided first game: every mark explained.";

/// A caller whose sysop opens games so often, on the menu.
Typist opened(Openings openings) {
  Call call = call_in(Presentation::full);
  call.openings = openings;
  return Typist{call, "\n"};
}

TEST_CASE("the first visit to the campaign offers a guided game, Enter plays") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    const bool is_full = presentation == Presentation::full;
    const std::string words = is_full ? offer : "G: a guided first game.";
    Typist ada{call_in(presentation), "\nr"};
    CHECK(ada.sees(words));
    ada.type("\n");
    CHECK_FALSE(ada.sees(words));
    CHECK(ada.sees(is_full ? "Level 1: 12 guesses a round" : "Level 1: 12 guesses"));
    Typist bob{call_in(presentation), "\nrg"};
    CHECK(bob.sees("uided game"));
    CHECK(bob.sees("four pegs of six colors"));
  }
}

TEST_CASE("any other key skips the offer, and none is played on a board not seen yet") {
  Typist ada{call_in(Presentation::full), "\nr"};
  ada.goes_past_opponents = false;
  ada.type("11");
  CHECK(ada.sees("Enter begins the level."));
  ada.type("\n");
  CHECK(tests::run_row(ada, 1) == "· · · ·");
  ada.type("1");
  CHECK(tests::run_row(ada, 1) == "1 · · ·");
  Typist bob{call_in(Presentation::full), "\nrq"};
  CHECK(bob.sees("Quit this run? No points are in the bank yet. (Y/N)"));
  Typist eve{call_in(Presentation::full), "\nr?"};
  CHECK(eve.sees("Enter or any other key: play level 1."));
  eve.type(" ");
  CHECK(eve.sees(offer));
}

TEST_CASE("the offer is clicked like a list, and anywhere else a click plays") {
  Typist ada{call_in(Presentation::full), "\nr"};
  ada.click("A guided first game");
  CHECK(ada.sees("four pegs of six colors"));
  Typist bob{call_in(Presentation::small), "\nr"};
  bob.click("G: a guided");
  CHECK(bob.sees("four pegs of six colors"));
  Typist eve{call_in(Presentation::full), "\nr"};
  eve.click({5, 5});
  eve.click({5, 5});
  CHECK(eve.sees("you break the code"));
}

TEST_CASE("newcomers are offered a guided game once, always or never, as the sysop wants it") {
  for (const Openings openings : {Openings::always, Openings::once, Openings::never}) {
    Typist ada = opened(openings);
    ada.type("r");
    CHECK(ada.sees(offer) == (openings != Openings::never));
    ada.type("qy r");
    CHECK(ada.sees(offer) == (openings == Openings::always));
  }
}

TEST_CASE("who has played a guided game is not new any more") {
  Typist ada = opened(Openings::once);
  ada.type("g");
  ada.type("qyq");
  ada.type("r");
  CHECK_FALSE(ada.sees(offer));
}

TEST_CASE("in lines the guided game is offered once, and a guess is a guess") {
  Typist ada{call_in(Presentation::lines)};
  ada.type("p\n");
  ada.type("r\n");
  CHECK(ada.heard.end()[-2] == "New here? G: a guided first game. Or just play.");
  CHECK(ada.last_line().starts_with("Seal "));
  CHECK(ada.prompt() == "Guess 1: ");
  ada.type("1122\n");
  CHECK(ada.prompt() == "Guess 2: ");
  ada.type("g\n");
  CHECK(ada.prompt() == "Guess 2: ");
  Typist bob{call_in(Presentation::lines)};
  bob.type("p\nr\ng\n");
  CHECK(std::ranges::count(bob.heard, "The computer hides four pegs of six colors.") <= 1);
  CHECK(bob.prompt() == "Guess 1: ");
  bob.type("1122\n");
  CHECK(std::ranges::count(bob.heard, "Your guess has 1 exact, 1 misplaced.") == 1);
}

}  // namespace
}  // namespace codemaker::play::breaking
