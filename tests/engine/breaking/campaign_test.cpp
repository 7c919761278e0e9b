#include "engine/breaking/campaign.hpp"

#include "codes.hpp"

namespace codemaker::engine::breaking {
namespace {

using tests::code;

/// A round of the level that ends after `guesses` guesses, the last one right; 0 = never broken.
BreakingGame round_broken_after(const Level& level, int guesses) {
  const std::string right(static_cast<std::size_t>(level.rules.holes), '2');
  const std::string wrong(static_cast<std::size_t>(level.rules.holes), '1');
  BreakingGame game{level.rules, level.guesses, code(level.rules, right)};
  while (!game.is_over()) {
    const bool is_right = game.guesses_made() + 1 == guesses;
    game.guess(code(level.rules, is_right ? right : wrong));
  }
  return game;
}

/// Plays a level: the guesses needed in rounds 1 … 4.
void play_level(Campaign& run, const std::array<int, 4>& guesses) {
  for (const int needed : guesses)
    run.record(round_broken_after(run.level(), needed));
}

TEST_CASE("the codemaker earns a point for every guess and one more for an unbroken code") {
  const Level level = campaign_level(1);
  CHECK(round_broken_after(level, 1).codemaker_points() == 1);
  CHECK(round_broken_after(level, 12).codemaker_points() == 12);
  CHECK(round_broken_after(level, 0).codemaker_points() == 13);
}

TEST_CASE("a round is over when the code is broken or the last guess is used") {
  const Rules rules;
  BreakingGame game{rules, 2, code(rules, "1234")};
  CHECK_FALSE(game.is_over());
  game.guess(code(rules, "1243"));
  CHECK(game.history().back().marks == Marks{2, 2});
  CHECK(game.guesses_left() == 1);
  game.guess(code(rules, "1111"));
  CHECK(game.is_over());
  CHECK_FALSE(game.is_broken());
}

TEST_CASE("levels lower the limit, then widen the code") {
  struct Row {
    int level, guesses, holes, colors, strength;
  };

  const auto rows = std::vector<Row>{
      {1, 12, 4, 6, 1}, {2, 11, 4, 6, 2},  {3, 10, 4, 6, 3},  {4, 9, 4, 6, 4},
      {5, 9, 4, 6, 5},  {6, 8, 4, 6, 6},   {7, 8, 4, 6, 7},   {8, 7, 4, 7, 8},
      {9, 7, 4, 8, 9},  {10, 7, 5, 8, 10}, {11, 7, 5, 8, 10}, {500, 7, 5, 8, 10},
  };
  for (const Row& row : rows) {
    const Level level = campaign_level(row.level);
    INFO("level " << row.level);
    CHECK(level.number == row.level);
    CHECK(level.guesses == row.guesses);
    CHECK(level.rules == Rules{.holes = row.holes, .colors = row.colors});
    CHECK(level.strength == row.strength);
  }
}

TEST_CASE("the player breaks in rounds 1 and 3, the computer in rounds 2 and 4") {
  Campaign run;
  const std::array breakers{Side::player, Side::computer, Side::player, Side::computer};
  for (int round = 1; round <= 4; ++round) {
    CHECK(run.round() == round);
    CHECK(run.breaker() == breakers[static_cast<std::size_t>(round - 1)]);
    run.record(round_broken_after(run.level(), 5));
  }
  CHECK(run.is_level_decided());
}

TEST_CASE("a won level banks its number times points and unused rows") {
  Campaign run;
  play_level(run, {4, 6, 5, 7});  // limit 12: the player leaves 8 + 7 rows unused
  CHECK(run.points(Side::player) == 13);
  CHECK(run.points(Side::computer) == 9);
  CHECK(run.unused_rows() == 15);
  CHECK(run.verdict() == Verdict::won);
  run.advance();
  CHECK(run.bank() == 28);
  CHECK(run.level().number == 2);
  CHECK(run.round() == 1);
  CHECK(run.points(Side::player) == 0);
  play_level(run, {4, 6, 5, 7});  // limit 11
  run.advance();
  CHECK(run.bank() == 28 + 2 * (13 + 7 + 6));
}

TEST_CASE("an unbroken code leaves no unused rows") {
  Campaign run;
  play_level(run, {0, 0, 3, 0});
  CHECK(run.points(Side::player) == 26);
  CHECK(run.points(Side::computer) == 16);
  CHECK(run.unused_rows() == 9);
}

TEST_CASE("the bonus does not decide who wins") {
  Campaign run;
  play_level(run, {1, 1, 2, 1});
  CHECK(run.unused_rows() == 21);
  CHECK(run.verdict() == Verdict::lost);
}

TEST_CASE("a tied level is played again for nothing") {
  Campaign run;
  play_level(run, {5, 5, 5, 5});
  CHECK(run.verdict() == Verdict::tied);
  run.advance();
  CHECK_FALSE(run.is_over());
  CHECK(run.level().number == 1);
  CHECK(run.round() == 1);
  CHECK(run.bank() == 0);
}

TEST_CASE("a defeat ends the run and the bank stays") {
  Campaign run;
  play_level(run, {4, 6, 5, 7});
  run.advance();
  play_level(run, {9, 3, 9, 3});
  CHECK(run.verdict() == Verdict::lost);
  run.advance();
  CHECK(run.is_over());
  CHECK(run.bank() == 28);
  CHECK(run.level().number == 2);
}

TEST_CASE("there is no highest level") {
  Campaign run;
  for (int level = 1; level <= 30; ++level) {
    REQUIRE(run.level().number == level);
    play_level(run, {2, 6, 2, 6});
    run.advance();
  }
  CHECK(run.level().number == 31);
  CHECK(run.level().guesses == 7);
}

}  // namespace
}  // namespace codemaker::engine::breaking
