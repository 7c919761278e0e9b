// Where medals are told and seen.
#include "play/events/event.hpp"
#include "support/campaign_runs.hpp"
#include "support/looked_at.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using tests::call_in;
using tests::Typist;

TEST_CASE("a medal is told at the menu behind the game that won it, once") {
  for (const auto presentation : {Presentation::full, Presentation::small}) {
    Typist ada{call_in(presentation), "\nr"};
    ada.answer(event::Remembered{});
    tests::win_level(ada);
    ada.books.my_page.games[0] = {.games = 1, .runs = 1, .levels = 1, .best_level = 2};
    ada.type(" qy ");
    ada.type("\n");
    ada.type("m");
    INFO(ada.screen());
    CHECK(ada.sees("Medals won: Ten best, Champion"));
    ada.type("om");
    CHECK(ada.remembered.contains("medals"));
    CHECK_FALSE(ada.sees("Medals won"));
  }
}

TEST_CASE("E on the page of a caller shows the medals, won or not, and all games again") {
  for (const auto presentation : {Presentation::full, Presentation::small}) {
    Typist ada{call_in(presentation), "\n"};
    ada.books.my_page.games[0] = {.games = 1, .runs = 1, .levels = 3, .best = 9, .best_level = 4};
    ada.type("ye");
    CHECK(ada.sees("* Bronze"));
    CHECK(ada.sees("- Silver"));
    CHECK(ada.sees("level 10 won, ranked"));
    ada.type("e");
    CHECK(ada.sees("9, level 4"));
  }
  Typist lines{call_in(Presentation::lines), "p\n"};
  lines.books.my_page.games[0] = {.games = 1, .runs = 1, .best_level = 4};
  lines.type("y\ne\n");
  CHECK(std::ranges::count(lines.heard, "Bronze, won: level 3 won, ranked.") == 1);
  CHECK(std::ranges::count(lines.heard, "Silver: level 6 won, ranked.") == 1);
}

}  // namespace
}  // namespace codemaker::play
