// Egg Carton from the title to the menu with nothing but the mouse.
#include "support/egg_carton_games.hpp"
#include "support/mouse_only.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using tests::Mouse;

/// The slots of a game one by one, the computer's as it answers; `is_pair`: there is none.
void click_game(Mouse& ada, engine::egg_carton::Position position, bool is_pair) {
  using engine::egg_carton::Player;
  ada.holds_thinking = true;
  for (const auto slot : tests::egg_game_with(position, Player::one)) {
    if (is_pair || position.turn == Player::one) {
      ada.click(tests::number_of(ada, slot));
    } else {
      ada.reply(tests::thought_of(slot));
    }
    position = engine::egg_carton::sow(position, slot).after;
  }
}

TEST_CASE("a level of the ladder is played with the mouse alone") {
  Mouse ada;
  ada.click("Egg Carton");
  ada.click("Ranked run");
  ada.click("Enter play");
  click_game(ada, tests::egg_deal(ada.seed), false);
  ada.click_on_to("Level 1 won");
  ada.click_on_to("Level 2");
  ada.click("Q quit");
  ada.click("Y yes");
  ada.click_on_to("Welcome, Ada.");
  CHECK(ada.filed.size() == 1);
}

TEST_CASE("casual Egg Carton and Egg Carton for two are played with the mouse alone") {
  for (const bool is_pair : {false, true}) {
    Mouse ada;
    ada.click("Egg Carton");
    ada.click(is_pair ? "Two players" : "Casual game");
    ada.click(is_pair ? "Enter save" : "P play");
    if (is_pair) ada.click("Enter save");
    ada.click("F2 new");
    if (!is_pair) ada.click("Y yes");
    click_game(ada, tests::egg_deal(ada.seed), is_pair);
    ada.click_on_to(is_pair ? "Rounds won:" : "Again? (Y/N)");
    ada.click(is_pair ? "any key next round" : "Y again");
    ada.click("Q quit");
    ada.click("Y yes");
    ada.click_on_to("Welcome, Ada.");
  }
}

}  // namespace
}  // namespace codemaker::play
