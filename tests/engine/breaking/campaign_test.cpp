#include "engine/breaking/campaign.hpp"
#include "engine/breaking/game.hpp"

#include "codes.hpp"

#include <algorithm>
#include <array>
#include <vector>

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

/// A level played to its end: the guesses needed in rounds 1 … 4.
CampaignLevel played(int number, const std::array<int, 4>& guesses) {
  CampaignLevel level{number};
  for (const int needed : guesses)
    level.record(round_broken_after(level.level(), needed));
  return level;
}

void play_level(RankedRun& run, const std::array<int, 4>& guesses) {
  const CampaignLevel level = played(run.level(), guesses);
  run.record(level.verdict(), level.worth());
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
  CampaignLevel level{1};
  const std::array breakers{Side::player, Side::computer, Side::player, Side::computer};
  for (int round = 1; round <= 4; ++round) {
    CHECK(level.round() == round);
    CHECK(level.breaker() == breakers[static_cast<std::size_t>(round - 1)]);
    level.record(round_broken_after(level.level(), 5));
  }
  CHECK(level.is_decided());
}

TEST_CASE("a won level banks its number times points and unused rows") {
  const CampaignLevel level = played(1, {4, 6, 5, 7});  // limit 12: 8 + 7 rows are left unused
  CHECK(level.points(Side::player) == 13);
  CHECK(level.points(Side::computer) == 9);
  CHECK(level.unused_rows() == 15);
  CHECK(level.verdict() == Verdict::won);
  RankedRun run;
  run.record(level.verdict(), level.worth());
  CHECK(run.bank() == 28);
  CHECK(run.level() == 2);
  play_level(run, {4, 6, 5, 7});  // limit 11
  CHECK(run.bank() == 28 + 2 * (13 + 7 + 6));
}

TEST_CASE("an unbroken code leaves no unused rows") {
  const CampaignLevel level = played(1, {0, 0, 3, 0});
  CHECK(level.points(Side::player) == 26);
  CHECK(level.points(Side::computer) == 16);
  CHECK(level.unused_rows() == 9);
}

TEST_CASE("the bonus does not decide who wins") {
  const CampaignLevel level = played(1, {1, 1, 2, 1});
  CHECK(level.unused_rows() == 21);
  CHECK(level.verdict() == Verdict::lost);
}

TEST_CASE("a tied level is played again for nothing") {
  RankedRun run;
  play_level(run, {5, 5, 5, 5});
  CHECK_FALSE(run.is_over());
  CHECK(run.level() == 1);
  CHECK(run.bank() == 0);
}

TEST_CASE("a defeat ends the run and the bank stays") {
  RankedRun run;
  play_level(run, {4, 6, 5, 7});
  play_level(run, {9, 3, 9, 3});
  CHECK(run.is_over());
  CHECK(run.bank() == 28);
  CHECK(run.level() == 2);
}

/// How a level can go on from a moment in it, every way there is.
struct Futures {
  bool wins = false;
  bool ties = false;
  bool loses = false;
  Points least_worth = 1'000'000;  ///< of those that win
};

/// The rounds of level 8 by the guesses they took; 0 = not broken.
const BreakingGame& round_of_level_8(int needed) {
  static const std::vector<BreakingGame> rounds = [] {
    std::vector<BreakingGame> all;
    for (int guesses = 0; guesses <= campaign_level(8).guesses; ++guesses)
      all.push_back(round_broken_after(campaign_level(8), guesses));
    return all;
  }();
  return rounds[static_cast<std::size_t>(needed)];
}

/// Plays level 8 on with every number of guesses that each round left can take; `made` are made
/// already.
void play_on(const CampaignLevel& level, int made, Futures& futures) {
  if (level.is_decided()) {
    futures.wins |= level.verdict() == Verdict::won;
    futures.ties |= level.verdict() == Verdict::tied;
    futures.loses |= level.verdict() == Verdict::lost;
    if (level.verdict() == Verdict::won)
      futures.least_worth = std::min(futures.least_worth, level.worth());
    return;
  }
  for (int needed = made + 1; needed <= level.level().guesses + 1; ++needed) {
    CampaignLevel next = level;
    const bool is_missed = needed > level.level().guesses;
    next.record(round_of_level_8(is_missed ? 0 : needed));
    play_on(next, 0, futures);
  }
}

Futures futures_of(const CampaignLevel& level, int made) {
  Futures futures;
  play_on(level, made, futures);
  return futures;
}

/// Calls `each` for every moment of a level of few guesses: its rounds so far, and how many guesses
/// of the running one are made.
template <class Each>
void at_every_moment(const CampaignLevel& level, const Each& each) {
  if (level.is_decided()) return;
  const int limit = level.level().guesses;
  for (int made = 0; made < limit; ++made)
    each(level, made);
  for (int needed = 0; needed <= limit; ++needed) {
    CampaignLevel next = level;
    next.record(round_of_level_8(needed));
    at_every_moment(next, each);
  }
}

/// A level of the tightest limit whose first round is played: before it nothing is decided.
std::vector<CampaignLevel> after_the_first_round() {
  std::vector<CampaignLevel> levels;
  for (int needed = 0; needed <= campaign_level(8).guesses; ++needed) {
    levels.emplace_back(8);
    levels.back().record(round_of_level_8(needed));
  }
  return levels;
}

TEST_CASE("a level can be won, tied or lost exactly as long as some way to play on does it") {
  for (const CampaignLevel& begun : after_the_first_round()) {
    at_every_moment(begun, [](const CampaignLevel& level, int made) {
      const Futures futures = futures_of(level, made);
      REQUIRE(level.can_still_win(made) == futures.wins);
      REQUIRE(level.can_still_lose(made) == futures.loses);
      REQUIRE(level.can_still_tie(made) == futures.ties);
    });
  }
  CHECK(CampaignLevel{8}.can_still_win(6));
  CHECK(CampaignLevel{8}.can_still_lose());
}

TEST_CASE("a conceded level is lost, and only one that nothing could win is conceded") {
  for (const CampaignLevel& begun : after_the_first_round()) {
    at_every_moment(begun, [](const CampaignLevel& level, int made) {
      if (!level.may_be_conceded(made)) return;
      REQUIRE_FALSE(futures_of(level, made).wins);
      CampaignLevel conceded = level;
      conceded.end_early(made);
      REQUIRE(conceded.is_decided());
      REQUIRE(conceded.verdict() == Verdict::lost);
    });
  }
}

TEST_CASE("a level ended early is won, and never pays more than playing on would") {
  int ended = 0;
  for (const CampaignLevel& begun : after_the_first_round()) {
    at_every_moment(begun, [&](const CampaignLevel& level, int made) {
      if (!level.may_be_ended(made)) return;
      const Futures futures = futures_of(level, made);
      REQUIRE_FALSE(futures.loses);
      CampaignLevel early = level;
      early.end_early(made);
      REQUIRE(early.verdict() == Verdict::won);
      REQUIRE(early.worth() < futures.least_worth);
      ++ended;
    });
  }
  CHECK(ended > 0);
}

TEST_CASE("rounds not played add nothing to a level that is ended early") {
  CampaignLevel level{1};
  for (const int needed : {2, 9, 4})
    level.record(round_broken_after(level.level(), needed));
  REQUIRE(level.may_be_ended());
  level.end_early();
  CHECK(level.points(Side::player) == 9);
  CHECK(level.points(Side::computer) == 6);
  CHECK(level.unused_rows() == 10 + 8);
  CHECK(level.worth() == 27);
}

TEST_CASE("the guesses of a round that is conceded in the middle are the computer's points") {
  CampaignLevel level{1};
  level.record(round_broken_after(level.level(), 10));
  level.record(round_broken_after(level.level(), 3));
  REQUIRE_FALSE(level.may_be_conceded(4));
  REQUIRE(level.may_be_conceded(5));
  level.end_early(5);
  CHECK(level.points(Side::computer) == 15);
  CHECK(level.verdict() == Verdict::lost);
}

TEST_CASE("a level that is even is not ended: to play on pays") {
  CampaignLevel level{1};
  for (const int needed : {4, 8, 4})
    level.record(round_broken_after(level.level(), needed));
  CHECK_FALSE(level.can_still_lose());
  CHECK_FALSE(level.may_be_ended());
}

TEST_CASE("there is no highest level") {
  RankedRun run;
  for (int level = 1; level <= 30; ++level) {
    REQUIRE(run.level() == level);
    play_level(run, {2, 6, 2, 6});
  }
  CHECK(campaign_level(run.level()).guesses == 7);
}

}  // namespace
}  // namespace codemaker::engine::breaking
