// The tables of all boards that keep their games in one database.
#include "databases.hpp"

#include "engine/masterix/id.hpp"
#include "engine/records/line.hpp"

#include <fmt/format.h>
#include <string>

namespace codemaker::scores::records {
namespace {

using engine::RankedGame;
using tests::ada;
using tests::DatabaseKind;
using tests::have;
using tests::TestDatabase;

#define ON_ONE_OF_BOTH                                                                             \
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};                 \
  const auto store = database.open();                                                              \
  REQUIRE(store)

/// A finished run of Masterix that never was: only its columns are read for the tables.
void add_run(const TestDatabase& database, PlayerId player, int token, int score, int kept) {
  database.run(fmt::format(
      "INSERT INTO games (token, player, game, kind, line, is_over, ending, level, one, two, "
      "guesses, begun, kept) VALUES ({}, {}, 2, 'run', '', 1, 4, 3, {}, 0, '', 1, {})",
      token, player, score, kept
  ));
}

/// Players 1 to `count`, on two boards.
void add_players(const TestDatabase& database, int count) {
  for (int player = 1; player <= count; ++player) {
    database.run(fmt::format(
        "INSERT INTO players (id, board, lasting_key, handle, folded, since, seen) VALUES "
        "({0}, '{1}', '', 'Player {0}', 'player {0}', 1, 1)",
        player, player % 2 == 0 ? "bbs" : "wonderland"
    ));
  }
}

TEST_CASE("the tables of all boards hold the ten best players, each with their best run") {
  ON_ONE_OF_BOTH;
  add_players(database, 12);
  int token = 0;
  for (int player = 1; player <= 12; ++player) {
    add_run(database, player, ++token, 100 * player, 50);
    add_run(database, player, ++token, 10, 60);
  }
  const Hall hall = have(store->hall_of_all_boards());
  const auto rows = hall.rows(engine::masterix::id);
  REQUIRE(rows.size() == 10);
  CHECK(hall.rows_in_all() == 10);
  CHECK(rows[0].player == Player{"bbs", "", "Player 12"});
  CHECK(rows[1].player == Player{"wonderland", "", "Player 11"});
  CHECK(rows[9].score == 300);
}

TEST_CASE("of equal runs of two boards the earlier one stands above in the tables of all boards") {
  ON_ONE_OF_BOTH;
  add_players(database, 2);
  add_run(database, 1, 1, 100, 60);
  add_run(database, 2, 2, 100, 50);
  const Hall hall = have(store->hall_of_all_boards());
  REQUIRE(hall.rows(engine::masterix::id).size() == 2);
  CHECK(hall.rows(engine::masterix::id)[0].player.handle == "Player 2");
}

TEST_CASE("a player who was forgotten stands in no table of all boards") {
  ON_ONE_OF_BOTH;
  add_players(database, 1);
  add_run(database, 1, 1, 100, 60);
  REQUIRE(have(store->hall_of_all_boards()).rows_in_all() == 1);
  have(store->forget(1));
  CHECK(have(store->hall_of_all_boards()).rows_in_all() == 0);
}

TEST_CASE("each finished ranked run of a player who is known is a row for tables that lost it") {
  ON_ONE_OF_BOTH;
  add_players(database, 2);
  database.run("UPDATE players SET board = '(browsers)', lasting_key = 'a' WHERE id = 2");
  add_run(database, 1, 1, 100, 60);
  add_run(database, 1, 2, 300, 70);
  add_run(database, 1, 3, 0, 80);
  add_run(database, 2, 4, 500, 90);
  const auto runs = have(store->ranked_runs(10));
  REQUIRE(runs.size() == 2);
  CHECK(
      runs.front() ==
      Entry{engine::masterix::id, {"wonderland", "", "Player 1"}, "Player 1", 300, 3, 70}
  );
  CHECK(runs.back().score == 100);
  CHECK(have(store->ranked_runs(1)).size() == 1);
}

TEST_CASE("games that are not ranked stand in no table of all boards") {
  ON_ONE_OF_BOTH;
  const auto game = tests::record_of("breaking", "daily", "2026-11-21.4x6", "=2415,2415");
  have(store->keep(ada, 1, game, 100));
  CHECK(have(store->hall_of_all_boards()).rows_in_all() == 0);
}

}  // namespace
}  // namespace codemaker::scores::records
