// What is kept, and whose it is: the same on SQLite and on PostgreSQL.
#include "databases.hpp"

#include "engine/breaking/id.hpp"
#include "engine/masterix/id.hpp"
#include "engine/records/line.hpp"

#include <algorithm>

namespace codemaker::scores::records {
namespace {

using engine::RankedGame;
using engine::records::Ending;
using tests::ada;
using tests::bob;
using tests::DatabaseKind;
using tests::fault_of;
using tests::free_play;
using tests::have;
using tests::record_of;
using tests::TestDatabase;

#define ON_BOTH                                                                                    \
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};                 \
  const auto store = database.open();                                                              \
  REQUIRE(store)

PlayerId id_of(Store& store, const Player& player) {
  const auto known = have(store.find(player));
  REQUIRE(known);
  return known->id;
}

std::vector<std::string> kinds_of(const std::vector<KeptGame>& games) {
  std::vector<std::string> kinds;
  for (const KeptGame& game : games)
    kinds.push_back(game.kind);
  return kinds;
}

using Kinds = std::vector<std::string>;

TEST_CASE("a kept game comes back as it was kept, with its player and its times") {
  ON_BOTH;
  const auto record = free_play(",1122,2415");
  const GameId id = have(store->keep(ada, 77, record, 1000));
  const auto game = have(store->game(id));
  REQUIRE(game);
  CHECK(game->token == 77);
  CHECK(game->who == ada);
  CHECK(game->game == engine::breaking::id);
  CHECK(game->kind == "free");
  CHECK(game->outcome.ending == Ending::won);
  CHECK(game->outcome.one == 2);
  CHECK(game->begun == 1000);
  CHECK(game->kept == 1000);
  CHECK(engine::records::verify(game->line)->record == record);
}

TEST_CASE("a game is kept once, as long as it is unfinished and when it is over") {
  ON_BOTH;
  const GameId id = have(store->keep(ada, 1, free_play(",1122"), 10));
  const auto open = have(store->unfinished(ada));
  REQUIRE(open.size() == 1);
  CHECK_FALSE(open[0].is_over());
  CHECK(have(store->keep(ada, 1, free_play(",1122,2415"), 20)) == id);
  CHECK(have(store->unfinished(ada)).empty());
  const auto all = have(store->games({}));
  REQUIRE(all.size() == 1);
  CHECK(all[0].begun == 10);
  CHECK(all[0].kept == 20);
  CHECK(all[0].is_over());
}

TEST_CASE("keeping twice under one token is as keeping once") {
  ON_BOTH;
  for (const char* guesses : {",1122", ",1122", ",1122,2415", ",1122,2415"})
    have(store->keep(ada, 1, free_play(guesses), 10));
  CHECK(have(store->games({})).size() == 1);
}

TEST_CASE("a game goes on where it ended: nothing else is kept in its place") {
  ON_BOTH;
  have(store->keep(ada, 1, free_play(",1122,3344"), 10));
  const std::string elsewhere = "this game has gone on elsewhere: another call plays it";
  CHECK(fault_of(store->keep(ada, 1, free_play(",1122"), 20)) == elsewhere);
  CHECK(fault_of(store->keep(ada, 1, free_play(",1122,3345"), 20)) == elsewhere);
  CHECK(
      fault_of(store->keep(bob, 1, free_play(",1122,3344,5566"), 20)) ==
      "this game is another player's"
  );
  have(store->keep(ada, 1, free_play(",1122,3344,2415"), 20));
  CHECK(
      fault_of(store->keep(ada, 1, free_play(",1122,3344,5566"), 30)) ==
      "this game is over: another call has ended it"
  );
  CHECK(have(store->games({})).size() == 1);
}

TEST_CASE("what another call has gone on with or ended is told from what may be kept later") {
  ON_BOTH;
  have(store->keep(ada, 1, free_play(",1122,3344"), 10));
  CHECK(is_taken(store->keep(ada, 1, free_play(",1122,3345"), 20).error()));
  have(store->keep(ada, 1, free_play(",1122,3344,2415"), 20));
  CHECK(is_taken(store->keep(ada, 1, free_play(",1122,3344,5566"), 30).error()));
  CHECK_FALSE(is_taken(store->keep(ada, 2, free_play(",1122,2415,3344"), 30).error()));
}

TEST_CASE("a game that breaks the rules is not kept") {
  ON_BOTH;
  CHECK(
      fault_of(store->keep(ada, 1, free_play(",1122,2415,3344"), 10)).find("move 4") !=
      std::string::npos
  );
  CHECK(have(store->games({})).empty());
}

TEST_CASE("a game begun in place of an unfinished one of its kind gives that one up") {
  ON_BOTH;
  const GameId first = have(store->keep(ada, 1, free_play(",1122"), 10));
  have(store->keep(ada, 2, record_of("breaking", "splats", "4x6s.g10", "=2415"), 20));
  have(store->keep(bob, 3, free_play(""), 30));
  CHECK(have(store->unfinished(ada)).size() == 2);
  have(store->keep(ada, 4, free_play(""), 40));
  CHECK(kinds_of(have(store->unfinished(ada))) == Kinds{"free", "splats"});
  const auto given_up = have(store->game(first));
  REQUIRE(given_up);
  CHECK(given_up->outcome.ending == Ending::left);
  CHECK(given_up->kept == 40);
  CHECK(engine::records::verify(given_up->line)->stated == given_up->outcome);
  CHECK(have(store->unfinished(bob)).size() == 1);
}

TEST_CASE("a game that may end no other is refused while one of its kind is unfinished") {
  ON_BOTH;
  constexpr Beginning behind_others{.most_runs = 0, .gives_up_others = false};
  have(store->keep(ada, 1, free_play(",1122"), 10));
  const auto refused = store->keep(ada, 2, free_play(""), 20, "", behind_others);
  CHECK(is_second_there(refused.error()));
  have(store->keep(bob, 3, free_play(""), 30, "", behind_others));
  have(store->keep(
      ada, 4, record_of("breaking", "splats", "4x6s.g10", "=2415"), 40, "", behind_others
  ));
  CHECK(kinds_of(have(store->unfinished(ada))) == Kinds{"splats", "free"});
  have(store->keep(ada, 1, free_play(",1122,2415"), 50));
  have(store->keep(ada, 5, free_play(""), 60, "", behind_others));
}

TEST_CASE("the games begun last come first, and no more than are wanted") {
  ON_BOTH;
  for (GameToken token = 1; token <= 5; ++token)
    have(store->keep(token % 2 == 0 ? bob : ada, token, free_play(",2415"), token));
  const auto of_ada = have(store->games({.player = id_of(*store, ada), .game = {}, .most = 2}));
  REQUIRE(of_ada.size() == 2);
  CHECK(of_ada[0].token == 5);
  CHECK(of_ada[1].token == 3);
  const auto older =
      have(store->games({.player = {}, .game = {}, .most = 9, .before = of_ada[1].id}));
  REQUIRE(older.size() == 2);
  CHECK(older[0].token == 2);
  CHECK(have(store->games({.player = {}, .game = engine::masterix::id})).empty());
}

TEST_CASE("statistics count finished games, levels, the best run and the guesses of each code") {
  ON_BOTH;
  have(store->keep(ada, 1, free_play(",1122,2415"), 10));
  have(store->keep(ada, 2, free_play(",2415"), 20));
  have(store->keep(ada, 3, free_play(",1122,3344,Q"), 30));
  have(store->keep(ada, 4, free_play(",1122"), 40));
  have(store->keep(bob, 5, free_play(",2415"), 50));
  const PlayerId id = id_of(*store, ada);
  const auto statistics = have(store->statistics(id, engine::breaking::id));
  CHECK(statistics.games == 3);
  CHECK(statistics.won == 2);
  CHECK(statistics.guesses == std::vector<std::int64_t>{1, 1});
  CHECK(have(store->statistics(id, engine::masterix::id)) == Statistics{});
}

TEST_CASE("a run counts the levels it won, its score, and every code its player broke") {
  ON_BOTH;
  // Level 1 lost by conceding in its second round: the first code took two guesses.
  have(store->keep(ada, 1, record_of("breaking", "campaign", "", "=2631,1552,2631=6321,2641,Q"), 10)
  );
  const auto statistics = have(store->statistics(id_of(*store, ada), engine::breaking::id));
  CHECK(statistics.games == 1);
  CHECK(statistics.won == 0);
  CHECK(statistics.levels == 0);
  CHECK(statistics.best_level == 1);
  CHECK(statistics.guesses == std::vector<std::int64_t>{0, 1});
}

TEST_CASE("unfinished games that nobody went on with are taken away, and no others") {
  ON_BOTH;
  have(store->keep(ada, 1, free_play(",1122"), 100));
  have(store->keep(bob, 2, free_play(",1122"), 200));
  have(store->keep(bob, 3, free_play(",2415"), 50));
  CHECK(have(store->prune(200, 300)) == 1);
  CHECK(have(store->unfinished(ada)).empty());
  CHECK(have(store->unfinished(bob)).size() == 1);
  CHECK(have(store->games({})).size() == 2);
}

TEST_CASE("who a player is, is as the Hall of Fame has it") {
  const std::vector<Player> players{{"bbs", "", "White Rabbit"},  {"bbs", "", " white  RABBIT "},
                                    {"bbs", "7", "White Rabbit"}, {"bbs", "8", "White Rabbit"},
                                    {"bbs", "7", "Mad Hatter"},   {"other", "", "White Rabbit"},
                                    {"bbs", "", "Äpfel"},         {"bbs", "", "äPFEL"}};
  for (const Player& known : players) {
    for (const Player& caller : players) {
      TestDatabase other{DatabaseKind::file};
      const auto fresh = other.open();
      have(fresh->keep(known, 1, free_play(",2415"), 10));
      CAPTURE(known.handle, known.key, caller.handle, caller.key);
      CHECK(have(fresh->find(caller)).has_value() == is_same_player(known, caller));
    }
  }
}

TEST_CASE("a player known by name who comes with a key keeps it, and the name may change then") {
  ON_BOTH;
  have(store->keep(ada, 1, free_play(",2415"), 10));
  const PlayerId id = id_of(*store, ada);
  have(store->keep({"bbs", "7", "ADA"}, 2, free_play(",2415"), 20));
  have(store->keep({"bbs", "7", "Countess"}, 3, free_play(",2415"), 30));
  const auto known = have(store->player(id));
  REQUIRE(known);
  CHECK(known->player == Player{"bbs", "7", "Countess"});
  CHECK(known->games == 3);
  CHECK(known->since == 10);
  CHECK(known->seen == 30);
}

TEST_CASE("whatever stands in a name is text") {
  ON_BOTH;
  for (const char* name :
       {"'; DROP TABLE games; --", ":id", "$1", "\"", "a\\", "%",
        "\xd0\x90"
        "da"}) {
    CAPTURE(name);
    have(store->keep({"bbs", "", name}, static_cast<GameToken>(name[0]) + 1, free_play(",2415"), 1)
    );
    const auto known = have(store->find({"bbs", "", name}));
    REQUIRE(known);
    CHECK(known->player.handle == name);
  }
  CHECK(have(store->players(100)).size() == 7);
  CHECK_FALSE(have(store->find(ada)));  // the Cyrillic A is another letter
}

TEST_CASE("a name that is no UTF-8, or too long, is stored cleaned and found again") {
  ON_BOTH;
  const std::string name = "\xff\x1b[2J" + std::string(300, 'x');
  have(store->keep({"bbs", "", name}, 1, free_play(",2415"), 1));
  const auto known = have(store->find({"bbs", "", name}));
  REQUIRE(known);
  CHECK(known->player.handle.size() == max_handle_bytes);
  CHECK(known->player.handle.find('\x1b') == std::string::npos);
}

TEST_CASE("a forgotten player's games stay, without a name") {
  ON_BOTH;
  have(store->keep(ada, 1, free_play(",2415"), 1));
  have(store->keep(bob, 2, free_play(",2415"), 1));
  const PlayerId id = id_of(*store, ada);
  have(store->forget(id));
  CHECK_FALSE(have(store->find(ada)));
  CHECK(have(store->players(10)).size() == 1);
  const auto games = have(store->games({}));
  REQUIRE(games.size() == 2);
  CHECK_FALSE(games[1].player);
  CHECK(games[1].who == Player{});
  CHECK(fault_of(store->forget(id)) == "there is no player " + std::to_string(id));
}

TEST_CASE("a player gets another name, but not that of somebody else") {
  ON_BOTH;
  have(store->keep(ada, 1, free_play(",2415"), 1));
  have(store->keep(bob, 2, free_play(",2415"), 1));
  const PlayerId id = id_of(*store, ada);
  CHECK(
      fault_of(store->rename(id, "BOB")) ==
      "another player of that board is called BOB; merge them instead"
  );
  CHECK(fault_of(store->rename(id, " \x1b ")) == "the name has no letters");
  have(store->rename(id, "Countess"));
  CHECK_FALSE(have(store->find(ada)));
  CHECK(id_of(*store, {"bbs", "", "countess"}) == id);
}

TEST_CASE("two players become one, and of two unfinished games of a kind one is given up") {
  ON_BOTH;
  have(store->keep(ada, 1, free_play(",1122"), 1));
  have(store->keep(bob, 2, free_play(",1133"), 2));
  have(store->keep(bob, 3, record_of("breaking", "splats", "4x6s.g10", "=2415"), 3));
  const PlayerId from = id_of(*store, bob);
  const PlayerId into = id_of(*store, ada);
  CHECK(fault_of(store->merge(into, into)) == "these two are the same player");
  have(store->merge(from, into));
  CHECK_FALSE(have(store->find(bob)));
  CHECK(have(store->games({.player = into, .game = {}})).size() == 3);
  CHECK(kinds_of(have(store->unfinished(ada))) == Kinds{"splats", "free"});
}

TEST_CASE("a game that is brought in stands there once, with its player and its times") {
  ON_BOTH;
  have(store->keep(ada, 9, free_play(",1122,2415"), 5));
  const auto game = have(store->games({}))[0];
  CHECK_FALSE(have(store->bring_in(game)));
  const TestDatabase other{DatabaseKind::file};
  const auto elsewhere = other.open();
  CHECK(have(elsewhere->bring_in(game)));
  auto again = have(elsewhere->games({}));
  REQUIRE(again.size() == 1);
  again[0].id = game.id;
  again[0].player = game.player;
  CHECK(again[0] == game);
  KeptGame forged = game;
  forged.token = 10;
  forged.line[forged.line.find("1122")] = '6';
  CHECK(fault_of(elsewhere->bring_in(forged)).find("checksum") != std::string::npos);
}

TEST_CASE("the last players are told with who came last first") {
  ON_BOTH;
  CHECK(have(store->last_players(10)).empty());
  have(store->keep(ada, 1, free_play(",1122"), 100));
  have(store->keep(bob, 2, free_play(",1122"), 300));
  have(store->keep(ada, 3, free_play(",3344"), 200));
  const auto last = have(store->last_players(10));
  REQUIRE(last.size() == 2);
  CHECK(last[0].player.handle == bob.handle);
  CHECK(last[0].seen == 300);
  CHECK(last[1].seen == 200);
  CHECK(last[1].games == 2);
  CHECK(have(store->last_players(1)).size() == 1);
}

TEST_CASE("what one process keeps another one reads at once") {
  ON_BOTH;
  const auto other = database.open();
  have(store->keep(ada, 1, free_play(",1122"), 1));
  REQUIRE(have(other->unfinished(ada)).size() == 1);
  have(other->keep(ada, 1, free_play(",1122,2415"), 2));
  CHECK(have(store->unfinished(ada)).empty());
}

}  // namespace
}  // namespace codemaker::scores::records
