// Records of Egg Carton, played again.
#include "engine/egg_carton/record.hpp"
#include "support/recorded_games.hpp"

#include <catch2/catch.hpp>
#include <vector>

namespace codemaker::engine::records {
namespace {

using namespace engine::egg_carton::records;

TEST_CASE("a game of Egg Carton shows the board after each selection") {
  const auto record = tests::known_record<CartonRecord>(21);
  std::vector<egg_carton::Position> positions;
  const auto outcome = replay(record, [&](const CartonReplay& game, std::size_t /*made*/) {
    positions.push_back(*game.table());
  });
  REQUIRE(outcome.has_value());
  CHECK(positions.front() == egg_carton::classic_start(egg_carton::RelayRule::usual));
  CHECK(positions[1] == egg_carton::sow(positions[0], 2).after);
  REQUIRE(std::holds_alternative<Undo>(record.moves[3]));
  CHECK(positions[4] == positions[2]);
}

TEST_CASE("a selection is undone before the other side has answered it, too") {
  const auto record = tests::known_record<CartonRecord>(25);
  std::vector<egg_carton::Position> positions;
  const auto outcome = replay(record, [&](const CartonReplay& game, std::size_t /*made*/) {
    positions.push_back(*game.table());
  });
  REQUIRE(outcome.has_value());
  CHECK(positions[1].turn == egg_carton::Player::two);
  CHECK(positions[2] == positions[0]);
}

TEST_CASE("a game of more moves than a record holds is refused there") {
  CartonRecord record{CartonCasual{}, {}};
  while (record.moves.size() < max_moves) {
    record.moves.emplace_back(Selected{0});
    record.moves.emplace_back(Undo{});
  }
  CHECK(replay(Record{record}).has_value());
  record.moves.emplace_back(Leave{});
  const auto refused = replay(Record{record});
  REQUIRE_FALSE(refused.has_value());
  CHECK(text(refused.error()) == "move 8193: a record holds no more moves");
}

}  // namespace
}  // namespace codemaker::engine::records
