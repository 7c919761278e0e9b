// Masterix and Egg Carton of the day: the same board and the same computer for all, one try.
#include "play/egg_carton/questions.hpp"
#include "play/masterix/questions.hpp"
#include "support/days.hpp"
#include "support/egg_carton_games.hpp"
#include "support/masterix_rounds.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace codemaker::play {
namespace {

using tests::daily_call;
using tests::Typist;

/// A caller at the game of the day with this number; nothing moves on their screens.
struct AtBoard : Typist {
  AtBoard(Presentation presentation, char number, std::uint64_t chance = 7)
      : Typist{call_by(presentation, chance), way(presentation, number)} {}

  static Call call_by(Presentation presentation, std::uint64_t chance) {
    Call call = daily_call(presentation);
    call.seed = chance;
    return call;
  }

  static std::string way(Presentation presentation, char number) {
    if (presentation == Presentation::lines) return std::string{"p\na\n"} + number + "\np\n";
    return std::string{"\nopp\na"} + number + "p";
  }
};

TEST_CASE("the boards of the day are dealt by date and season key, and kept with their day") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    const AtBoard masterix{presentation, '2'};
    CHECK(masterix.days.puzzle == "codemaker daily 1:spring:2026-11-20:masterix");
    CHECK(masterix.kept.last_line().starts_with("cm1:masterix:daily:r1.2026-11-20.c5:=00"));
    const AtBoard carton{presentation, '3'};
    CHECK(carton.days.puzzle == "codemaker daily 1:spring:2026-11-20:eggcarton");
    CHECK(carton.kept.last_line().starts_with("cm1:eggcarton:daily:r1.2026-11-20.c5:=00"));
  }
}

TEST_CASE("at the boards of the day the computer plays the same for all callers") {
  for (const std::uint64_t chance : {7U, 8U}) {
    AtBoard masterix{Presentation::full, '2', chance};
    masterix.holds_thinking = true;
    tests::type_move(masterix, tests::round_with(1, tests::more)[0]);
    REQUIRE(masterix.asked);
    CHECK(masterix.asked->as<play::masterix::question::Jump>()->seed == 1);
    CHECK(masterix.asked->as<play::masterix::question::Jump>()->level == 5);
    AtBoard carton{Presentation::full, '3', chance};
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

TEST_CASE("at the boards of the day there are no hints, no undo and no other game") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    for (const char number : {'2', '3'}) {
      AtBoard ada{presentation, number};
      ada.type("h");
      CHECK(ada.sees("No hints in the game of the day."));
      ada.type("u");
      CHECK(ada.sees("No undo in the game of the day."));
      ada.press({ansi::KeyCode::function, 2, {}});
      CHECK(ada.sees("The game of the day is one try."));
      ada.type("q");
      CHECK(ada.sees("(Y/N)"));
      ada.type("y");
      CHECK(ada.sees("aily puzzles"));
      CHECK(ada.sees("given up"));
      ada.type("p");
      CHECK(ada.sees("You've played this one today."));
    }
  }
}

TEST_CASE("the round of the day ends with its points, and a line to paste") {
  AtBoard ada{Presentation::full, '2'};
  tests::play_round(ada, tests::round_with(1, tests::more));
  ada.type(" ");
  CHECK(ada.sees("You win, "));
  CHECK(ada.sees("codemaker 2026-11-20 Masterix: won "));
  ada.type(" ");
  CHECK(ada.sees("Daily puzzles"));
  CHECK(ada.sees("codemaker 2026-11-20 Masterix: won "));
  AtBoard lines{Presentation::lines, '2'};
  tests::play_round(lines, tests::round_with(1, std::strong_ordering::less));
  CHECK(std::ranges::any_of(lines.heard, [](const std::string& line) {
    return line.starts_with("codemaker 2026-11-20 Masterix: lost ");
  }));
  CHECK(lines.prompt().starts_with("P play Daily"));
}

TEST_CASE("the game of the day of Egg Carton ends with its marbles, and a line to paste") {
  using engine::egg_carton::Player;
  const auto deal = tests::egg_deal(1);
  AtBoard ada{Presentation::full, '3'};
  tests::play_egg_game(ada, deal, tests::egg_game_with(deal, Player::one));
  ada.type(" ");
  CHECK(ada.sees("codemaker 2026-11-20 Egg Carton: won by "));
  CHECK_FALSE(ada.sees("Again?"));
  ada.type(" ");
  CHECK(ada.sees("Daily puzzles"));
  AtBoard lines{Presentation::lines, '3'};
  tests::play_egg_game(lines, deal, tests::egg_game_with(deal, Player::two));
  CHECK(std::ranges::count(lines.heard, "codemaker 2026-11-20 Egg Carton: lost") > 0);
  CHECK(lines.prompt().starts_with("P play Daily"));
}

TEST_CASE("each puzzle of a day has its own try") {
  AtBoard ada{Presentation::full, '2'};
  ada.type("qy3p");
  CHECK(ada.sees("EGG CARTON"));
  ada.type("qy1p");
  CHECK(ada.sees("CODE BREAKING"));
}

}  // namespace
}  // namespace codemaker::play
