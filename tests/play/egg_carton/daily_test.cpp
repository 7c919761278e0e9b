// Egg Carton of the day.
#include "play/egg_carton/questions.hpp"
#include "support/at_daily.hpp"
#include "support/egg_carton_games.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace codemaker::play {
namespace {

using tests::AtDaily;

TEST_CASE("at the carton of the day the computer plays the same for all callers") {
  for (const std::uint64_t chance : {7U, 8U}) {
    AtDaily carton{Presentation::full, "3", chance};
    carton.holds_thinking = true;
    for (const auto slot :
         tests::egg_game_with(tests::egg_deal(1), engine::egg_carton::Player::one)) {
      if (carton.asked) break;
      tests::type_slot(carton, slot);
    }
    REQUIRE(carton.asked);
    CHECK(carton.asked->as<play::egg_carton::question::Select>()->seed == 1);
    CHECK(carton.asked->as<play::egg_carton::question::Select>()->strength == 5);
  }
}

TEST_CASE("the game of the day of Egg Carton ends with its marbles, and a line to paste") {
  using engine::egg_carton::Player;
  const auto deal = tests::egg_deal(1);
  AtDaily ada{Presentation::full, "3"};
  tests::play_egg_game(ada, deal, tests::egg_game_with(deal, Player::one));
  ada.type(" ");
  CHECK(ada.sees("codemaker 2026-11-20 Egg Carton: won by "));
  CHECK_FALSE(ada.sees("Again?"));
  ada.type(" ");
  CHECK(ada.sees("Daily puzzles"));
  AtDaily lines{Presentation::lines, "3"};
  tests::play_egg_game(lines, deal, tests::egg_game_with(deal, Player::two));
  CHECK(std::ranges::count(lines.heard, "codemaker 2026-11-20 Egg Carton: lost") > 0);
  CHECK(lines.prompt().starts_with("P play Daily"));
}

}  // namespace
}  // namespace codemaker::play
