// Masterix of the day.
#include "play/masterix/questions.hpp"
#include "support/at_daily.hpp"
#include "support/masterix_rounds.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace codemaker::play {
namespace {

using tests::AtDaily;

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

TEST_CASE("the round of the day ends with its points, and a line to paste") {
  AtDaily ada{Presentation::full, "2"};
  tests::play_round(ada, tests::round_with(1, tests::more));
  ada.type(" ");
  CHECK(ada.sees("You win, "));
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

}  // namespace
}  // namespace codemaker::play
