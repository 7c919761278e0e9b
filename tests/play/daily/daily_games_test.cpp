// The puzzles of the day: the same game and the same computer for all, one try.
#include "play/catalog/games.hpp"
#include "support/at_daily.hpp"
#include "support/kept_days.hpp"
#include "support/kept_games.hpp"
#include "support/tested_game.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <string>

namespace codemaker::play {
namespace {

using tests::AtDaily;
using tests::number_of;
using tests::tested_games;
using tests::TestedGame;

TEST_CASE(
    "the puzzles of the day are drawn by date and season key, and kept with their day",
    "[every game]"
) {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    for (const TestedGame& game : tested_games()) {
      const AtDaily ada{presentation, number_of(game)};
      const std::string word{engine::name(game.id)};
      CHECK(ada.days.puzzle == "codemaker daily 1:spring:2026-11-20:" + word);
      CHECK(ada.kept.last_line().starts_with("cm1:" + word + ":daily:r1.2026-11-20."));
    }
  }
}

TEST_CASE(
    "at the boards of the day there are no hints, no undo and no other game", "[every game]"
) {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    for (const TestedGame& game : tested_games()) {
      if (!game.has_hints) continue;
      AtDaily ada{presentation, number_of(game)};
      ada.type("h");
      CHECK(ada.sees("No hints in the game of the day."));
      ada.type("u");
      CHECK(ada.sees("No undo in the game of the day."));
      ada.press({ansi::KeyCode::function, 2, {}});
      CHECK(ada.sees("The game of the day is one try."));
      ada.type("q");
      CHECK(ada.sees("Pause (kept), end your only"));
      ada.type("e");
      CHECK(ada.sees("aily puzzles"));
      CHECK(ada.sees("given up"));
      ada.type("p");
      CHECK(ada.sees("You've played this one today."));
    }
  }
}

TEST_CASE("the puzzle of the day ends with a line to paste", "[every game]") {
  for (const TestedGame& game : tested_games()) {
    const std::string line = "codemaker 2026-11-20 " + game.puzzle.won;
    AtDaily ada{Presentation::full, number_of(game)};
    game.puzzle.win(ada);
    CHECK(ada.sees(line));
    CHECK_FALSE(ada.sees("Again?"));
    ada.type(" ");
    ada.wait(std::chrono::seconds{1});
    if (!ada.sees("Daily puzzles")) ada.type(" ");
    CHECK(ada.sees("Daily puzzles"));
    CHECK(ada.sees(line));
    AtDaily lines{Presentation::lines, number_of(game)};
    game.puzzle.win(lines);
    CHECK(std::ranges::any_of(lines.heard, [&](const std::string& told) {
      return told.starts_with(line);
    }));
  }
}

TEST_CASE("each puzzle of a day has its own try", "[every game]") {
  AtDaily ada{Presentation::full, number_of(tested_games().back())};
  for (const TestedGame& game : tested_games()) {
    ada.type("qe" + number_of(game));
    const bool is_last = &game == &tested_games().back();
    ada.type("p");
    CHECK(ada.sees("You've played this one today.") == is_last);
  }
}

}  // namespace
}  // namespace codemaker::play
