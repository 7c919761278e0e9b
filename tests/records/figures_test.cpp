// What is counted of a player's games, and the run behind a score: the same on SQLite and on
// PostgreSQL.
#include "databases.hpp"

#include "engine/breaking/id.hpp"
#include "engine/masterix/id.hpp"
#include "engine/random.hpp"

#include <algorithm>
#include <ranges>

namespace codemaker::scores::records {
namespace {

using engine::RankedGame;
using engine::records::Ending;
using tests::ada;
using tests::bob;
using tests::DatabaseKind;
using tests::free_play;
using tests::have;
using tests::record_of;
using tests::TestDatabase;

PlayerId number_of(Store& store, const Player& player) {
  const auto known = have(store.find(player));
  REQUIRE(known);
  return known->id;
}

/// What a naive reader of all games comes to.
Statistics counted(const std::vector<KeptGame>& games, RankedGame game) {
  Statistics all;
  for (const KeptGame& each : games | std::views::reverse) {
    if (each.game != game || !each.is_over()) continue;
    ++all.games;
    const Ending ending = each.outcome.ending;
    const bool is_run = each.outcome.level > 0;
    all.runs += is_run ? 1 : 0;
    all.won += ending == Ending::won ? 1 : 0;
    all.tied += ending == Ending::tied ? 1 : 0;
    all.lost += ending == Ending::lost && !is_run ? 1 : 0;
    all.left += ending == Ending::left && !is_run ? 1 : 0;
    if (is_run) continue;
    all.streak = ending == Ending::won ? all.streak + 1 : 0;
    all.longest_streak = std::max(all.longest_streak, all.streak);
  }
  return all;
}

TEST_CASE("results and streaks are those that one counts by hand, whatever was played") {
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  const auto store = database.open();
  REQUIRE(store);
  engine::Random random{20};
  for (std::int64_t token = 1; token <= 300; ++token) {
    const Player& who = random.below(3) == 0 ? bob : ada;
    const auto what = random.below(8);
    const auto record = what < 4    ? free_play(",1122,2415")
                        : what == 4 ? free_play(",1122,Q")
                        : what == 5 ? free_play(",1122")
                        : what == 6 ? record_of("breaking", "splats", "4x6s.g1", "=2415,1122")
                                    : record_of("breaking", "campaign", "", "=2631,1552,Q");
    have(store->keep(who, token, record, token));
    if (token % 25 != 0) continue;
    for (const Player& player : {ada, bob}) {
      const PlayerId id = number_of(*store, player);
      const auto read = have(store->statistics(id, engine::breaking::id));
      const auto naive = counted(
          have(store->games({.player = id, .game = {}, .most = 1000})), engine::breaking::id
      );
      CHECK(read.games == naive.games);
      CHECK(read.won == naive.won);
      CHECK(read.tied == naive.tied);
      CHECK(read.lost == naive.lost);
      CHECK(read.left == naive.left);
      CHECK(read.runs == naive.runs);
      CHECK(read.streak == naive.streak);
      CHECK(read.longest_streak == naive.longest_streak);
      CHECK(read.ended_in == std::vector<std::int64_t>(read.runs > 0 ? 1 : 0, read.runs));
    }
  }
}

TEST_CASE("a run is found by its player, its score and its level, the finished one first") {
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  const auto store = database.open();
  REQUIRE(store);
  const WantedRun wanted{engine::breaking::id, 0, 1, 15};
  const auto run = [](std::string_view moves) {
    return record_of("breaking", "campaign", "", moves);
  };
  CHECK_FALSE(have(store->run(ada, wanted)));
  have(store->keep(ada, 1, run("=2631,1552"), 10));
  CHECK_FALSE(have(store->run(ada, wanted))->is_over());
  have(store->keep(ada, 1, run("=2631,1552,Q"), 20));
  have(store->keep(ada, 2, run("=2631,Q"), 90));
  have(store->keep(ada, 3, run("=2631,1552,3333"), 95));
  const auto found = have(store->run(ada, wanted));
  REQUIRE(found);
  CHECK(found->is_over());
  CHECK(found->token == 1);
  CHECK_FALSE(have(store->run(bob, wanted)));
  CHECK_FALSE(have(store->run(ada, {engine::breaking::id, 0, 2, 15})));
  CHECK_FALSE(have(store->run(ada, {engine::breaking::id, 7, 1, 15})));
  CHECK_FALSE(have(store->run(ada, {engine::masterix::id, 0, 1, 15})));
}

TEST_CASE("what a review found is kept once, with a finished game of the player's alone") {
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  const auto store = database.open();
  REQUIRE(store);
  have(store->keep(ada, 1, free_play(",1122,2415"), 10));
  have(store->keep(ada, 2, free_play(",2415"), 20));
  have(store->keep(ada, 3, free_play(",1122"), 30));
  REQUIRE(store->keep_lost(ada, 1, 700));
  REQUIRE(store->keep_lost(ada, 1, 900));
  REQUIRE(store->keep_lost(bob, 2, 100));
  REQUIRE(store->keep_lost(ada, 3, 100));
  REQUIRE(store->keep_lost(ada, 4, 100));
  const auto id = number_of(*store, ada);
  const auto one = have(store->statistics(id, engine::breaking::id));
  CHECK(one.reviewed == 1);
  CHECK(one.lost_guesses == 700);
  REQUIRE(store->keep_lost(ada, 2, -5));
  const auto two = have(store->statistics(id, engine::breaking::id));
  CHECK(two.reviewed == 2);
  CHECK(two.lost_guesses == 700);
}

}  // namespace
}  // namespace codemaker::scores::records
