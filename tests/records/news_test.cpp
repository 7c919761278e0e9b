// What others did since a player was told last: one query, the same on SQLite and on PostgreSQL.
#include "databases.hpp"

#include "engine/breaking/id.hpp"
#include "engine/masterix/id.hpp"
#include "engine/records/line.hpp"
#include "records/mail.hpp"
#include "records/news.hpp"

#include <fmt/format.h>
#include <string>
#include <vector>

namespace codemaker::scores::records {
namespace {

using engine::records::MailClose;
using tests::ada;
using tests::bob;
using tests::DatabaseKind;
using tests::have;
using tests::TestDatabase;

const Player carl{"bbs", "", "Carl"};
const Player moon{"moon", "", "Moon"};
constexpr UtcSeconds noon = 1'790'000'000;

/// A database that four players are known to; the clock goes on a second with each thing done.
struct Board {
  TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  std::unique_ptr<Store> store = database.open();
  std::int64_t token = 1;
  UtcSeconds now = noon;

  Board() {
    for (const Player& each : {ada, bob, carl, moon})
      have(store->remember(each, "options", "", now));
  }

  /// A finished run of Masterix that never was: its columns alone are read here.
  void add_run(const Player& player, int score) {
    const PlayerId id = have(store->find(player))->id;
    database.run(fmt::format(
        "INSERT INTO games (token, player, game, kind, line, is_over, ending, level, one, two, "
        "guesses, begun, kept) VALUES ({}, {}, 2, 'run', '', 1, 4, 3, {}, 0, '', 1, {})",
        token++, id, score, ++now
    ));
  }

  void play_day(const Player& player, const std::string& guesses) {
    const engine::records::Day day = noon / 86'400;
    const auto record = tests::record_of(
        "breaking", "daily", engine::records::date_text(day) + ".4x6", "=2415" + guesses
    );
    have(store->keep(player, token++, record, ++now));
  }

  /// A game by mail of Ada's and Bob's, whose first guess is Ada's.
  MailId begin_mail() {
    const MailOffer offer{ada, bob, {engine::breaking::id, 1, "free", "4x6"}, "1234", 1};
    const auto offered = have(offer_mail(*store, offer, token++, ++now));
    REQUIRE(offered.game);
    act(offered.game->id, bob, MailAct::Kind::accept, "5566");
    return offered.game->id;
  }

  void act(MailId id, const Player& player, MailAct::Kind kind, const std::string& text = "") {
    const auto version = have(look_at_mail(*store, player, id)).game->version;
    const auto done =
        have(change_mail(*store, player, id, version, {kind, text, ""}, token++, ++now));
    CHECK(done.refusal.empty());
  }

  std::vector<NewsRow> news(const Player& player) {
    return have(news_of(*store, player, now + 1)).rows;
  }

  void tell(const Player& player) {
    have(store->remember(player, told_until, std::to_string(now + 1), now));
  }
};

TEST_CASE("who has ended a game by mail is not told of it, and the other is") {
  Board board;
  board.act(board.begin_mail(), ada, MailAct::Kind::resign);
  CHECK(board.news(ada).empty());
  const auto bobs = board.news(bob);
  REQUIRE(bobs.size() == 1);
  CHECK(bobs[0].kind == NewsRow::Kind::mail_ended);
  CHECK(bobs[0].who.handle == "Ada");
  CHECK(bobs[0].number == 1);
  CHECK(static_cast<MailClose>(bobs[0].how) == MailClose::resigned);
  board.tell(bob);
  CHECK(board.news(bob).empty());
}

TEST_CASE("what was done where the clock is minutes behind is told all the same, and once") {
  Board board;
  const MailId id = board.begin_mail();
  const UtcSeconds there = board.now + 300;
  have(board.store->remember(bob, told_until, std::to_string(there), there));
  board.act(id, ada, MailAct::Kind::resign);
  CHECK(have(news_of(*board.store, bob, there)).rows.empty());
  const auto told = have(news_of(*board.store, bob, there + 1));
  CHECK(told.rows.size() == 1);
  have(board.store->remember(bob, told_until, std::to_string(told.until), there));
  const auto again = have(news_of(*board.store, bob, board.now + 1));
  CHECK(again.rows.empty());
  CHECK(again.until == told.until);
}

TEST_CASE("a clock that was ahead by days hides what happens from nobody") {
  Board board;
  const MailId id = board.begin_mail();
  constexpr UtcSeconds day = 86'400;
  have(board.store->remember(bob, told_until, std::to_string(noon + 3 * day), noon));
  const auto told = have(news_of(*board.store, bob, board.now));
  have(board.store->remember(bob, told_until, std::to_string(told.until), noon));
  board.act(id, ada, MailAct::Kind::resign);
  CHECK(board.news(bob).size() == 1);
}

TEST_CASE("a game by mail between two players who were merged is no news to the one that is left") {
  Board board;
  board.act(board.begin_mail(), ada, MailAct::Kind::resign);
  const auto id_of = [&](const Player& player) {
    return have(board.store->find(player))->id;
  };
  have(board.store->merge(id_of(ada), id_of(bob)));
  CHECK(board.news(bob).empty());
}

TEST_CASE("a game by mail that was lost with the other's last move is news") {
  Board board;
  const MailId id = board.begin_mail();
  board.act(id, ada, MailAct::Kind::move, "1111");
  CHECK(board.news(ada).empty());
  board.act(id, bob, MailAct::Kind::move, "1234");
  const auto adas = board.news(ada);
  REQUIRE(adas.size() == 1);
  CHECK(adas[0].number == 2);
  CHECK(static_cast<MailClose>(adas[0].how) == MailClose::open);
  CHECK(board.news(bob).empty());
}

TEST_CASE("a place in the Hall of Fame is lost once to each, and to nobody of another board") {
  Board board;
  board.add_run(ada, 500);
  board.add_run(bob, 400);
  board.add_run(moon, 900);
  CHECK(board.news(ada).empty());
  board.add_run(bob, 600);
  board.add_run(carl, 700);
  const auto adas = board.news(ada);
  REQUIRE(adas.size() == 1);
  CHECK(adas[0].kind == NewsRow::Kind::hall_passed);
  CHECK(adas[0].game == engine::masterix::id);
  CHECK(adas[0].number == 2);
  REQUIRE(board.news(bob).size() == 1);
  CHECK(board.news(bob)[0].who.handle == "Carl");
  board.tell(ada);
  board.add_run(bob, 800);  // who stood above her already
  CHECK(board.news(ada).empty());
  board.add_run(ada, 1000);
  board.tell(ada);
  board.add_run(bob, 1100);
  CHECK(board.news(ada).size() == 1);
}

TEST_CASE("who does better at the puzzle of the day, and later, is news to who played before") {
  Board board;
  board.play_day(ada, ",1111,1111,2415");
  board.play_day(carl, ",1111,1111,1111,2415");
  board.play_day(bob, ",2415");
  const auto adas = board.news(ada);
  REQUIRE(adas.size() == 1);
  CHECK(adas[0].kind == NewsRow::Kind::day_passed);
  CHECK(adas[0].who.handle == "Bob");
  CHECK(adas[0].number == 1);
  REQUIRE(board.news(carl).size() == 1);
  CHECK(board.news(bob).empty());
}

TEST_CASE("six things are told at a time, the newest of them, and nothing to who is not known") {
  Board board;
  for (int games = 0; games < 8; ++games)
    board.act(board.begin_mail(), ada, MailAct::Kind::resign);
  CHECK(board.news(bob).size() == 6);
  CHECK(board.news({"bbs", "", "Nobody"}).empty());
}

}  // namespace
}  // namespace codemaker::scores::records
