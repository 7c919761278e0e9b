// Ranks by mail: of all games that are over and count, computed anew each time.
#include "databases.hpp"

#include "engine/breaking/id.hpp"
#include "records/mail.hpp"
#include "records/mail_ranks.hpp"

#include <string>
#include <vector>

namespace codemaker::scores::records {
namespace {

using engine::ranking::after_period;
using engine::ranking::RatedGame;
using tests::ada;
using tests::bob;
using tests::DatabaseKind;
using tests::have;
using tests::TestDatabase;

constexpr UtcSeconds week = UtcSeconds{7} * 86'400;

DecidedMail won_by_first(PlayerId first, PlayerId second, UtcSeconds ended) {
  return {engine::breaking::id, {first, second}, MailSeat::one, ended};
}

TEST_CASE("games of one week count together, those of the next against what came of them") {
  const std::vector<DecidedMail> games{
      won_by_first(1, 2, 10), won_by_first(2, 3, 20), won_by_first(1, 3, week + 1)};
  const auto ranks = ranks_of(games, week + 2);
  REQUIRE(ranks.size() == 3);
  const std::vector<RatedGame> first{{{}, 1}};
  const std::vector<RatedGame> middle{{{}, 0}, {{}, 1}};
  const std::vector<RatedGame> last{{{}, 0}};
  const auto one = after_period({}, first);
  const auto three = after_period({}, last);
  CHECK(ranks[0].player == 1);
  CHECK(ranks[0].rating == after_period(one, std::vector<RatedGame>{{three, 1}}));
  CHECK(ranks[1].rating == after_period(after_period({}, middle), {}));
  CHECK(ranks[2].rating == after_period(three, std::vector<RatedGame>{{one, 0}}));
  CHECK(ranks[0].games == 2);
}

TEST_CASE("who rests becomes less sure week by week") {
  const std::vector<DecidedMail> games{won_by_first(1, 2, 10)};
  const auto now = ranks_of(games, 20);
  const auto later = ranks_of(games, 30 * week);
  CHECK(later[0].rating.value == now[0].rating.value);
  CHECK(later[0].rating.deviation > now[0].rating.deviation);
}

TEST_CASE("a clock that goes back by minutes loses no game") {
  const std::vector<DecidedMail> games{
      won_by_first(1, 2, week + 5), won_by_first(1, 2, week - 5), won_by_first(1, 2, week + 6)};
  CHECK(ranks_of(games, 2 * week)[0].games == 3);
}

TEST_CASE("five games that are over make a rank, and annulled ones do not count") {
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  const auto store = database.open();
  REQUIRE(store);
  have(store->remember(bob, "options", "", 10));
  MailToken token = 1;
  const auto play = [&](bool is_resigned) {
    const MailOffer offer{ada, bob, {engine::breaking::id, 1, "free", "4x6"}, "1234", 3};
    const MailId id = have(offer_mail(*store, offer, token++, 10)).game->id;
    have(change_mail(*store, bob, id, 1, {MailAct::Kind::accept, "5566", ""}, token++, 11));
    if (is_resigned) {
      have(change_mail(*store, bob, id, 2, {MailAct::Kind::resign, "", ""}, token++, 12));
      return;
    }
    have(change_mail(*store, ada, id, 2, {MailAct::Kind::move, "5566", ""}, token++, 12));
    have(change_mail(*store, bob, id, 3, {MailAct::Kind::move, "1111", ""}, token++, 13));
  };
  play(false);
  play(true);
  play(false);
  play(true);
  auto tables = have(mail_tables(*store, ada, 4, 100));
  REQUIRE(tables.size() == 1);
  CHECK(tables[0].best.empty());
  REQUIRE(tables[0].own);
  CHECK(tables[0].own->rank.games == 4);
  play(false);
  tables = have(mail_tables(*store, bob, 4, 100));
  REQUIRE(tables[0].best.size() == 2);
  CHECK(tables[0].best[0].who.handle == "Ada");
  CHECK(tables[0].best[1].who.handle == "Bob");
  CHECK(tables[0].place == 2);
  const auto heads = have(head_to_head(*store, ada));
  REQUIRE(heads.size() == 1);
  CHECK(heads[0].other.handle == "Bob");
  CHECK(heads[0].won == 5);
  CHECK(heads[0].lost == 0);
  CHECK(have(head_to_head(*store, bob)).at(0).lost == 5);
  CHECK(have(head_to_head(*store, {"bbs", "", "Nobody"})).empty());
  database.run("UPDATE mail_games SET close = 4");
  CHECK(have(mail_tables(*store, ada, 4, 100)).empty());
  CHECK(have(head_to_head(*store, ada)).empty());
}

TEST_CASE("by games between two players who were merged nobody is ranked") {
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  const auto store = database.open();
  REQUIRE(store);
  have(store->remember(bob, "options", "", 10));
  const MailOffer offer{ada, bob, {engine::breaking::id, 1, "free", "4x6"}, "1234", 3};
  const MailId id = have(offer_mail(*store, offer, 1, 10)).game->id;
  have(change_mail(*store, bob, id, 1, {MailAct::Kind::accept, "5566", ""}, 2, 11));
  have(change_mail(*store, bob, id, 2, {MailAct::Kind::resign, "", ""}, 3, 12));
  REQUIRE(have(mail_tables(*store, ada, 10, 20)).size() == 1);
  have(store->merge(have(store->find(bob))->id, have(store->find(ada))->id));
  CHECK(have(mail_tables(*store, ada, 10, 20)).empty());
  CHECK(have(head_to_head(*store, ada)).empty());
}

TEST_CASE("by games with the sysop and with the local screen nobody is ranked, yet they are told") {
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  const auto store = database.open();
  REQUIRE(store);
  const Player here{"local", "", "Lou"};
  for (const Player& each : {bob, here})
    have(store->remember(each, "options", "", 10));
  MailToken token = 1;
  const auto play = [&](MailOffer offer, const Player& other, bool accepts_as_sysop) {
    offer.terms = {engine::breaking::id, 1, "free", "4x6"};
    offer.code = "1234";
    const MailId id = have(offer_mail(*store, offer, token++, 10)).game->id;
    MailAct act{MailAct::Kind::accept, "5566", ""};
    act.is_unrated = accepts_as_sysop;
    have(change_mail(*store, other, id, 1, act, token++, 11));
    have(change_mail(*store, other, id, 2, {MailAct::Kind::resign, "", ""}, token++, 12));
  };
  MailOffer to_bob;
  to_bob.from = ada;
  to_bob.to = bob;
  play(to_bob, bob, true);
  MailOffer of_sysop = to_bob;
  of_sysop.is_unrated = true;
  play(of_sysop, bob, false);
  MailOffer to_screen = to_bob;
  to_screen.to = here;
  play(to_screen, here, false);
  MailOffer from_screen = to_bob;
  from_screen.from = here;
  play(from_screen, bob, false);
  MailOffer table = to_bob;
  table.to = {};
  play(table, here, false);
  CHECK(have(mail_tables(*store, ada, 4, 100)).empty());
  CHECK(have(head_to_head(*store, ada)).size() == 2);
  play(to_bob, bob, false);
  CHECK(have(mail_tables(*store, ada, 4, 100)).at(0).own->rank.games == 1);
}

}  // namespace
}  // namespace codemaker::scores::records
