// Beside each slot stands where its marbles would end, for who wants to see it.
#include "play/egg_carton/preview.hpp"

#include "support/egg_carton_games.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::egg_carton {
namespace {

using tests::call_in;
using tests::Typist;
using namespace engine::egg_carton;

TEST_CASE("the first leg of a slot ends off the board, in a slot with marbles or in an empty one") {
  Position position;
  position.slots = {7, 3, 4, 1, 0, 1, 1, 6, 0, 1, 2, 4};
  CHECK(
      first_legs_text(position) ==
      "A relay, B empty slot, C off the board, D empty slot, F off the board"
  );
  const FirstLegs legs = first_legs(position);
  CHECK(legs[4] == FirstLeg::none);   // nothing to sow
  CHECK(legs[11] == FirstLeg::none);  // the other side's
}

TEST_CASE("a slot whose marbles go all around ends where it was filled from or beyond") {
  Position position;
  position.slots = {14, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0};
  CHECK(first_legs(position)[0] == FirstLeg::empty);  // its own slot, which is empty by then
  position.slots[0] = 15;
  CHECK(first_legs(position)[0] == FirstLeg::relay);
}

/// Whether a board has words for it.
bool is_previewed(const Typist& ada) {
  const bool is_small = ada.session().presentation() == Presentation::small;
  return is_small ? ada.sees("- empty slot") : ada.sees("end = turn over");
}

TEST_CASE("a casual game shows the first legs where its settings say so, and the ladder to level 3"
) {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{call_in(presentation), "\nopp\necp"};
    CHECK(is_previewed(ada));
    ada.type("qyecfp");
    CHECK(!is_previewed(ada));
    ada.type("qyecfp");
    INFO(ada.screen());
    CHECK(is_previewed(ada));
    ada.type("qyer ");
    INFO(ada.screen());
    CHECK(is_previewed(ada));
    for (int level = 1; level <= 3; ++level) {
      CHECK(is_previewed(ada));
      const auto deal = tests::egg_deal(ada.seed);
      tests::play_egg_game(ada, deal, tests::egg_game_with(deal, Player::one));
      ada.type("   ");
    }
    CHECK(ada.sees("Level 4"));
    CHECK(!is_previewed(ada));
  }
}

TEST_CASE("S shows the first legs and hides them again, where they may be shown") {
  Typist ada{call_in(Presentation::full), "\nopp\ner "};
  CHECK(ada.sees("S preview"));
  CHECK(is_previewed(ada));
  ada.type("s");
  CHECK(ada.sees("Preview off."));
  CHECK(!is_previewed(ada));
  ada.type("s");
  CHECK(ada.sees("Preview on: where each first sowing ends."));
  CHECK(is_previewed(ada));
  Typist daily{call_in(Presentation::full), "\nopp\nd3p"};
  CHECK(!daily.sees("S preview"));
  daily.type("s");
  CHECK(daily.sees("The preview is for casual games, and up to level 3."));
}

TEST_CASE("in lines the first legs are told with the board") {
  Typist ada{call_in(Presentation::lines), "p\ne\nc\np\n"};
  ada.heard.clear();
  ada.type("p\n");
  REQUIRE(!ada.heard.empty());
  CHECK(ada.heard.back().starts_with("First sowing: A "));
}

TEST_CASE("what a selection comes to is said with all its relays, and who has fewer marbles leads"
) {
  Position position;
  position.slots = {1, 3, 4, 1, 0, 1, 1, 6, 0, 1, 2, 4};
  CHECK(
      outcome_text(position, 2, false) == "C would leave 9 in your row and let you select again."
  );
  CHECK(outcome_text(position, 2, true) == "C: your row 10 to 9, select again.");
  CHECK(outcome_text(position, 3, false) == "D would leave 10 in your row and end your turn.");
  // Its label says that the first leg is no end: so the words behind it are about the last one.
  CHECK(outcome_text(position, 0, false).starts_with("A would relay, leave "));
  CHECK(outcome_text(position, 0, true).starts_with("A relays: row 10 to "));
  CHECK(lead_text(position, {"You", "Computer"}) == "You lead by 4.");
  position.turn = Player::two;
  CHECK(lead_text(position, {"Ada", "Bob"}) == "Ada leads by 4.");
  Position last;
  last.slots = {0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0};
  CHECK(outcome_text(last, 5, true) == "F empties your row: you win.");
  CHECK(lead_text(last, {"You", "Computer"}).empty());
}

TEST_CASE("before level 1 a newcomer reads what ends a turn, one rule a line") {
  Typist ada{call_in(Presentation::full), "\nopp\ner"};
  INFO(ada.screen());
  CHECK(ada.sees("│  The last one decides. Off the board: you select again."));
  CHECK(ada.sees("│  On other marbles: those are sown on. In an empty slot: turn over."));
  CHECK(ada.sees("│  A win pays level x (10 + marbles they have left). A loss ends it."));
}

TEST_CASE("a newcomer at level 1 sees who leads, and of the slot at the cursor what it comes to") {
  Typist ada{call_in(Presentation::full), "\nopp\ner "};
  CHECK(ada.sees("Arrow keys show what each slot comes to."));
  ada.press(ansi::KeyCode::right);
  INFO(ada.screen());
  CHECK(ada.sees(" in your row and "));
  CHECK(ada.sees("Enter sows."));
  const auto deal = tests::egg_deal(ada.seed);
  tests::play_egg_game(ada, deal, tests::egg_game_with(deal, Player::one));
  ada.type("   ");
  ada.press(ansi::KeyCode::right);
  INFO(ada.screen());
  CHECK(ada.sees("Level 2"));
  CHECK(is_previewed(ada));
  CHECK(!ada.sees("Enter sows."));
}

}  // namespace
}  // namespace codemaker::play::egg_carton
