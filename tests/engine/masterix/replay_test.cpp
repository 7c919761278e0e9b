// Records of Masterix, played again.
#include "engine/masterix/record.hpp"
#include "support/recorded_games.hpp"

#include <catch2/catch.hpp>
#include <vector>

namespace codemaker::engine::records {
namespace {

using namespace engine::masterix::records;

TEST_CASE("an undo brings back the very round, points included") {
  const auto record = tests::known_record<MasterixRecord>(16);
  std::vector<masterix::Round> rounds;
  const auto outcome = replay(record, [&](const MasterixReplay& game, std::size_t made) {
    if (made > 0) rounds.push_back(*game.table());
  });
  REQUIRE(outcome.has_value());
  // The eighth move takes back the sixth and the computer's answer.
  REQUIRE(std::holds_alternative<Undo>(record.moves[7]));
  CHECK(rounds[7] == rounds[4]);
  CHECK_FALSE(rounds[7] == rounds[5]);
}

TEST_CASE("the score of a run is the bank of its levels, however often one was tied") {
  const auto record = tests::known_record<MasterixRecord>(15);
  RankedRun run;
  const auto outcome = replay(record, [&](const MasterixReplay& game, std::size_t /*made*/) {
    if (!game.table() || !game.table()->is_over()) return;
    const Points blue = game.table()->score(masterix::Color::blue);
    run.record(verdict_of(blue, game.table()->score(masterix::Color::red)), blue);
  });
  REQUIRE(outcome.has_value());
  CHECK(outcome->one == run.bank());
  CHECK(outcome->level == run.level());
  CHECK(run.is_over());
}

}  // namespace
}  // namespace codemaker::engine::records
