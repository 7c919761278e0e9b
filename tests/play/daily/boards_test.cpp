// Masterix and Egg Carton of the day.
#include "play/egg_carton/questions.hpp"
#include "play/masterix/questions.hpp"
#include "support/at_daily.hpp"
#include "support/egg_carton_games.hpp"
#include "support/masterix_rounds.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace codemaker::play {
namespace {

using tests::AtDaily;
using tests::Typist;

TEST_CASE("at the round of the day the computer plays the same for all callers") {
  for (const std::uint64_t chance : {7U, 8U}) {
    AtDaily masterix{Presentation::full, "2", chance};
    masterix.holds_thinking = true;
    tests::type_move(masterix, tests::round_with(1, tests::more)[0]);
    REQUIRE(masterix.asked);
    CHECK(masterix.asked->as<play::masterix::question::Jump>()->seed == 1);
    CHECK(masterix.asked->as<play::masterix::question::Jump>()->level == 5);
  }
}

TEST_CASE("a guest is not shown the best moves at the board of the day before the day is over") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    for (const bool is_guest : {false, true}) {
      Call call = AtDaily::call_by(presentation, 7);
      call.is_guest = is_guest;
      Typist ada{call, AtDaily::way(presentation, "2")};
      tests::play_round(ada, tests::round_with(1, tests::more));
      ada.type("v");
      INFO(ada.screen());
      CHECK(ada.sees("Review") != is_guest);
      CHECK(ada.sees("Guests are told the best moves") == is_guest);
    }
  }
}

TEST_CASE("in lines a guest hears no best moves of the day's board either") {
  Call call = AtDaily::call_by(Presentation::lines, 7);
  call.is_guest = true;
  Typist ada{call, AtDaily::way(Presentation::lines, "2")};
  tests::play_round(ada, tests::round_with(1, tests::more));
  ada.type("v\n");
  CHECK(std::ranges::none_of(ada.heard, [](const std::string& line) {
    return line.starts_with("Review");
  }));
}

TEST_CASE("the round of the day ends with its points, and a line to paste") {
  AtDaily ada{Presentation::full, "2"};
  tests::play_round(ada, tests::round_with(1, tests::more));
  ada.type(" ");
  CHECK(ada.sees("Total"));
  CHECK(ada.sees("codemaker 2026-11-20 Masterix: won "));
  ada.type(" ");
  CHECK(ada.sees("Daily puzzles"));
  CHECK(ada.sees("codemaker 2026-11-20 Masterix: won "));
  AtDaily lines{Presentation::lines, "2"};
  tests::play_round(lines, tests::round_with(1, std::strong_ordering::less));
  CHECK(std::ranges::any_of(lines.heard, [](const std::string& line) {
    return line.starts_with("codemaker 2026-11-20 Masterix: lost ");
  }));
  CHECK(lines.prompt().starts_with("P play Daily"));
}

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

TEST_CASE("puzzles of Egg Carton say at their beginning what wins, as the ladder does") {
  constexpr std::string_view goal = "Empty your row first to win.";
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    AtDaily daily{presentation, "3"};
    INFO(daily.screen());
    CHECK(daily.sees(goal));
    daily.type("a");
    CHECK_FALSE(daily.sees(goal));
    CHECK(tests::Typist{tests::daily_call(presentation), "\nopp\ndwrabbitry3"}.sees(goal));
    CHECK_FALSE(tests::Typist{tests::daily_call(presentation), "\nopp\nec\n"}.sees(goal));
  }
}

TEST_CASE("behind the carton of the day a key is called by the daily puzzles it leads to") {
  using engine::egg_carton::Player;
  const auto deal = tests::egg_deal(1);
  AtDaily ada{Presentation::small, "3"};
  tests::play_egg_game(ada, deal, tests::egg_game_with(deal, Player::one));
  CHECK(ada.sees("any key: daily puzzles"));
}

}  // namespace
}  // namespace codemaker::play
