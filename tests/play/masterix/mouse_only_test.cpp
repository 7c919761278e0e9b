// Masterix from the title to the menu with nothing but the mouse.
#include "support/masterix_rounds.hpp"
#include "support/mouse_only.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using tests::Mouse;

/// A jump of the round by clicks, or the computer's answer.
void click_move(Mouse& ada, engine::masterix::Move move) {
  for (const auto square : {move.origin, move.target})
    ada.click(masterix::masterix_place(square, BoardSize::full));
}

TEST_CASE("a level of Masterix is played with the mouse alone") {
  Mouse ada;
  ada.click("Masterix");
  for (int i = 0; i < 4; ++i)
    ada.click({20, 2});  // the opening
  ada.click("Ranked run");
  ada.click("Enter play");
  ada.holds_thinking = true;
  engine::masterix::Position position = tests::dealt(ada.seed);
  for (const auto& move : tests::round_with(ada.seed, tests::more)) {
    if (position.turn == engine::masterix::Color::blue) {
      click_move(ada, move);
    } else {
      ada.reply(tests::thought_of(move));
    }
    position = engine::masterix::after(position, move);
  }
  ada.click_on_to("Level 1 won");
  ada.click("any key next level");
  CHECK(ada.sees("Level 2"));
  ada.click("Q quit");
  ada.click("Y yes");
  ada.click_on_to("Welcome, Ada.");
  CHECK(ada.filed.size() == 1);
}

TEST_CASE("Masterix for two is played with the mouse alone") {
  Mouse ada;
  ada.click("Masterix");
  for (int i = 0; i < 4; ++i)
    ada.click({20, 2});
  ada.click("Two players");
  ada.click("Enter save");
  ada.click("Enter save");
  for (const auto& move : tests::round_with(ada.seed, tests::more))
    click_move(ada, move);
  ada.click_on_to("Rounds won:");
  ada.click("N new game");
  ada.click("Y yes");
  CHECK(ada.sees("Round 1  Ada (blue): pick up a unit"));
  ada.click("Q quit");
  ada.click("Y yes");
  ada.click_on_to("Welcome, Ada.");
}

}  // namespace
}  // namespace codemaker::play
