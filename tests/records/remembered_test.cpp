// What else the tables hold of a player: what is remembered, and the games of days.
#include "databases.hpp"

#include "records/schema.hpp"

#include <fmt/format.h>

namespace codemaker::scores::records {
namespace {

using tests::ada;
using tests::bob;
using tests::DatabaseKind;
using tests::free_play;
using tests::have;
using tests::TestDatabase;

#define WITH_ADA_AND_BOB                                                                           \
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};                 \
  const auto store = database.open();                                                              \
  REQUIRE(store);                                                                                  \
  const PlayerId ada_id = player_with_a_game(*store, ada, 1);                                      \
  const PlayerId bob_id = player_with_a_game(*store, bob, 2)

PlayerId player_with_a_game(Store& store, const Player& player, GameToken token) {
  have(store.keep(player, token, free_play(",2415"), 10));
  return have(store.find(player))->id;
}

void remember(const TestDatabase& database, PlayerId player, const char* what, const char* value) {
  database.run(fmt::format("INSERT INTO remembered VALUES ({}, '{}', '{}')", player, what, value));
}

std::string remembered(const TestDatabase& database, PlayerId player, const char* what) {
  return database.value(
      fmt::format("SELECT value FROM remembered WHERE player = {} AND what = '{}'", player, what)
  );
}

TEST_CASE("nothing is remembered of a forgotten player") {
  WITH_ADA_AND_BOB;
  remember(database, ada_id, "speed", "fast");
  remember(database, bob_id, "speed", "slow");
  have(store->forget(ada_id));
  CHECK(database.value("SELECT CAST(count(*) AS VARCHAR(9)) FROM remembered") == "1");
  CHECK(remembered(database, bob_id, "speed") == "slow");
}

TEST_CASE("of two players who become one, what is remembered of the one that stays counts") {
  WITH_ADA_AND_BOB;
  remember(database, ada_id, "speed", "fast");
  remember(database, bob_id, "speed", "slow");
  remember(database, bob_id, "sound", "off");
  have(store->merge(bob_id, ada_id));
  CHECK(remembered(database, ada_id, "speed") == "fast");
  CHECK(remembered(database, ada_id, "sound") == "off");
  CHECK(database.value("SELECT CAST(count(*) AS VARCHAR(9)) FROM remembered") == "2");
}

TEST_CASE("a player has one game of a day, also when two players become one") {
  WITH_ADA_AND_BOB;
  database.run("UPDATE games SET day = 20000");
  have(store->keep(bob, 3, free_play(",2415"), 10));
  CHECK_THROWS(database.run("UPDATE games SET day = 20000 WHERE token = 3"));
  database.run("UPDATE games SET day = 20001 WHERE token = 3");
  have(store->merge(bob_id, ada_id));
  const auto day_of = [&](int token) {
    return database.value(
        fmt::format("SELECT CAST(day AS VARCHAR(9)) FROM games WHERE token = {}", token)
    );
  };
  CHECK(day_of(1) == "20000");
  CHECK(day_of(2) == "0");
  CHECK(day_of(3) == "20001");
  CHECK(have(store->games({.player = ada_id, .game = {}})).size() == 3);
}

TEST_CASE("tables of the first version have all their rows in today's") {
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  for (const std::string_view statement : migrations().front()) {
    std::string text{statement};
    const auto at = text.find("@ID@");
    if (at != std::string::npos) text.replace(at, 4, "INTEGER PRIMARY KEY");
    database.run(text);
  }
  database.run("INSERT INTO schema_version VALUES (1)");
  database.run("INSERT INTO games VALUES (1, 77, NULL, 1, 'free', 'line', 1, 2, 0, 3, 0, '', 5, 6)"
  );
  const auto store = database.open();
  const auto games = have(store->games({}));
  REQUIRE(games.size() == 1);
  CHECK(games[0].token == 77);
  CHECK(games[0].kept == 6);
  CHECK(
      database.value("SELECT day || ' ' || score || ' ' || place || ' ' || lost FROM games") ==
      "0 0  -1"
  );
}

}  // namespace
}  // namespace codemaker::scores::records
