// Games of two by mail in the tables: the same on SQLite and on PostgreSQL.
#include "mail_post.hpp"

#include "engine/breaking/id.hpp"
#include "records/mail.hpp"
#include "records/mail_check.hpp"
#include "support/vectors.hpp"

#include <filesystem>
#include <string>

namespace codemaker::scores::records {
namespace {

using engine::records::MailClose;
using namespace tests::mail_post;
using tests::ada;
using tests::bob;
using tests::DatabaseKind;
using tests::have;
using tests::TestDatabase;

TEST_CASE("a game that is offered waits for the other, who accepts it with a code") {
  Post post;
  const MailId id = post.offered(bob);
  CHECK(have(mail_waiting(*post.store, bob)).offers == 1);
  CHECK(have(mail_waiting(*post.store, ada)).offers == 0);
  CHECK(
      post.act(id, eve, Kind::accept, "5566").refusal == "This game was offered to somebody else."
  );
  CHECK(post.act(id, ada, Kind::accept, "5566").refusal == "This is your own offer.");
  CHECK(post.act(id, bob, Kind::accept, "5577").refusal == "This code doesn't fit the rules.");
  const MailDone done = post.act(id, bob, Kind::accept, "5566");
  CHECK(done.refusal.empty());
  CHECK(done.game->state == MailState::played);
  CHECK(have(mail_waiting(*post.store, ada)).moves == 1);
  CHECK(have(mail_waiting(*post.store, bob)).moves == 0);
}

TEST_CASE("an open table is whoever's who comes first") {
  Post post;
  const MailId id = post.offered(std::nullopt);
  CHECK(have(mail_of(*post.store, eve, post.now)).size() == 1);
  CHECK(post.act(id, eve, Kind::accept, "5566").refusal.empty());
  CHECK(post.act(id, bob, Kind::accept, "6655").refusal == "This is a game of two others.");
  CHECK(have(mail_of(*post.store, bob, post.now)).empty());
}

TEST_CASE("two who move at once: one move counts, and who is too late is told the newer state") {
  Post post;
  const MailId id = post.begun();
  const std::int64_t version = have(look_at_mail(*post.store, ada, id)).game->version;
  const MailAct one{Kind::move, "1111", ""};
  const MailAct two{Kind::move, "2222", ""};
  CHECK_FALSE(have(change_mail(*post.store, ada, id, version, one, 91, post.now)).is_late);
  const MailDone late = have(change_mail(*post.store, ada, id, version, two, 92, post.now));
  CHECK(late.is_late);
  CHECK(late.game->match.moves == std::vector<std::string>{"1111"});
}

TEST_CASE("a move whose answer was lost is made once, whoever asks again") {
  Post post;
  const MailId id = post.begun();
  const std::int64_t version = have(look_at_mail(*post.store, ada, id)).game->version;
  for (int tries = 0; tries < 3; ++tries) {
    const MailDone done =
        have(change_mail(*post.store, ada, id, version, {Kind::move, "1111", ""}, 77, post.now));
    CHECK_FALSE(done.is_late);
    CHECK(done.game->match.moves.size() == 1);
    CHECK(done.game->version == version + 1);
  }
}

TEST_CASE("an offer whose answer was lost stands once") {
  Post post;
  for (int tries = 0; tries < 3; ++tries)
    static_cast<void>(have(offer_mail(*post.store, codes_for(bob), 55, post.now)));
  CHECK(have(mail_of(*post.store, bob, post.now)).size() == 1);
}

TEST_CASE("time is over for nobody by itself; who waits may claim the game") {
  Post post;
  const MailId id = post.begun();
  post.now += day;
  CHECK(post.act(id, bob, Kind::claim).refusal == "The other player still has time to move.");
  post.now += 1;
  CHECK(post.act(id, ada, Kind::claim).refusal == "It is your own move.");
  CHECK(post.act(id, ada, Kind::move, "1111").refusal.empty());
  post.now += day + 1;
  const MailDone claimed = post.act(id, ada, Kind::claim);
  CHECK(claimed.refusal.empty());
  CHECK(claimed.game->match.close == MailClose::claimed);
  CHECK(claimed.game->match.closed_for == MailSeat::one);
  CHECK(post.act(id, bob, Kind::move, "1111").refusal == "This game is over.");
}

TEST_CASE("a draw is offered with one's own move to come, and moving on declines it") {
  Post post;
  const MailId id = post.begun();
  CHECK(post.act(id, bob, Kind::offer_draw).refusal == "A draw is offered when it is your move.");
  CHECK(post.act(id, bob, Kind::agree).refusal == "No draw is offered to you.");
  CHECK(post.act(id, ada, Kind::offer_draw).refusal.empty());
  CHECK(post.act(id, ada, Kind::offer_draw).refusal == "You have offered a draw already.");
  CHECK(post.act(id, ada, Kind::agree).refusal == "No draw is offered to you.");
  CHECK(post.act(id, ada, Kind::move, "1111").refusal.empty());
  CHECK(post.act(id, bob, Kind::agree).refusal == "No draw is offered to you.");
  CHECK(post.act(id, bob, Kind::offer_draw).refusal.empty());
  const MailDone agreed = post.act(id, ada, Kind::agree);
  CHECK(agreed.game->match.close == MailClose::agreed);
  CHECK_FALSE(agreed.game->match.closed_for);
}

TEST_CASE("an offer is taken back or declined, and nobody can accept it then") {
  Post post;
  const MailId taken = post.offered(bob);
  CHECK(post.act(taken, bob, Kind::take_back).refusal == "This isn't your offer.");
  CHECK(post.act(taken, ada, Kind::take_back).refusal.empty());
  CHECK(post.act(taken, bob, Kind::accept, "5566").refusal == "This offer was taken back.");
  const MailId declined = post.offered(bob);
  CHECK(post.act(declined, ada, Kind::decline).refusal == "This game wasn't offered to you.");
  CHECK(post.act(declined, bob, Kind::decline).refusal.empty());
  CHECK(post.act(declined, bob, Kind::accept, "5566").refusal == "This game was declined.");
}

TEST_CASE("a caller has twenty offers open at most") {
  Post post;
  for (std::int64_t made = 0; made < most_mail_offers; ++made)
    static_cast<void>(post.offered(made % 2 == 0 ? std::optional{bob} : std::nullopt));
  CHECK(
      post.offer(codes_for(bob)).refusal ==
      "You have offered 20 games that nobody has answered. Take one back first."
  );
}

TEST_CASE("nobody plays with themselves, with a stranger, or for other times") {
  Post post;
  CHECK(post.offer(codes_for(ada)).refusal == "That is you.");
  CHECK(
      post.offer(codes_for(Player{"bbs", "", "Nemo"})).refusal ==
      "Nobody called Nemo has played here yet."
  );
  MailOffer offer = codes_for(bob);
  offer.days = 2;
  CHECK(post.offer(offer).refusal == "A move may take 1, 3 or 7 days.");
  offer = codes_for(bob);
  offer.code = "12";
  CHECK_FALSE(post.offer(offer).refusal.empty());
  offer.terms.kind = "lottery";
  CHECK(post.offer(offer).refusal == "This game isn't known here.");
}

TEST_CASE("where nobody moves for thirty days a game counts for nobody") {
  Post post;
  const MailId id = post.begun();
  static_cast<void>(post.offered(eve));
  CHECK(have(end_forgotten(*post.store, post.now + 29 * day)) == 0);
  CHECK(have(end_forgotten(*post.store, post.now + 31 * day)) == 2);
  const auto done = have(look_at_mail(*post.store, ada, id));
  CHECK(done.game->state == MailState::over);
  CHECK(done.game->match.close == MailClose::annulled);
  CHECK_FALSE(done.game->match.closed_for);
}

TEST_CASE("a game is what its moves make of it, at each step; a row that was tampered with is not"
) {
  Post post;
  const auto fault = [&] {
    return fault_of_mail(have(all_mail(*post.store, 1)).front());
  };
  const MailId id = post.offered(bob);
  CHECK(fault().empty());
  post.act(id, bob, Kind::accept, "5566");
  CHECK(fault().empty());
  post.act(id, ada, Kind::move, "5566");
  CHECK(fault().empty());
  post.database.run("UPDATE mail_games SET turn = 1 - turn");
  CHECK(fault() == "its moves make it the other player's turn");
  post.database.run("UPDATE mail_games SET turn = 1 - turn");
  post.act(id, bob, Kind::move, "1111");
  CHECK(fault().empty());
  post.database.run("UPDATE mail_games SET winner = 1 - winner");
  CHECK(fault() == "its moves have another winner");
  post.database.run("UPDATE mail_games SET moves = '5566'");
  CHECK(fault() == "it is over, and its moves go on");
}

TEST_CASE("a player who is forgotten is a former caller, and the game stands") {
  Post post;
  const MailId id = post.begun();
  have(post.store->forget(have(post.store->find(bob))->id));
  const auto done = have(look_at_mail(*post.store, ada, id));
  CHECK(done.game->who[1].handle.empty());
  CHECK(done.game->state == MailState::played);
  CHECK(post.act(id, ada, Kind::move, "1111").refusal.empty());
}

TEST_CASE("a player who is renamed or merged plays on, and never against themselves") {
  Post post;
  const MailId against_bob = post.begun();
  have(post.store->rename(have(post.store->find(bob))->id, "Robert"));
  CHECK(have(look_at_mail(*post.store, ada, against_bob)).game->who[1].handle == "Robert");
  const Player robert{"bbs", "", "Robert"};
  have(post.store->merge(have(post.store->find(robert))->id, have(post.store->find(ada))->id));
  const auto done = have(look_at_mail(*post.store, ada, against_bob));
  CHECK(done.game->state == MailState::over);
  CHECK(done.game->match.close == MailClose::annulled);
}

TEST_CASE("an offer between players who are merged is taken back, and can be looked at") {
  Post post;
  const MailId id = post.offered(bob);
  have(post.store->merge(have(post.store->find(bob))->id, have(post.store->find(ada))->id));
  CHECK(have(look_at_mail(*post.store, ada, id)).game->state == MailState::taken_back);
}

TEST_CASE("the list begins with the games in which it is the player's move") {
  Post post;
  const MailId first = post.begun();
  post.now += 10;
  const MailId second = post.begun();
  post.now += 10;
  static_cast<void>(post.offered(bob));
  CHECK(post.act(second, ada, Kind::move, "1111").refusal.empty());
  const auto adas = have(mail_of(*post.store, ada, post.now));
  REQUIRE(adas.size() == 3);
  CHECK(adas[0].game.id == first);
  const auto bobs = have(mail_of(*post.store, bob, post.now));
  REQUIRE(bobs.size() == 3);
  CHECK(bobs[2].game.id == first);
}

TEST_CASE("a file of the fourth version keeps its games, and takes games by mail") {
  const TestDatabase database{DatabaseKind::file};
  std::filesystem::copy_file(tests::vectors() / "records" / "schema-4.db", database.target().where);
  const auto store = database.open();
  REQUIRE(have(store->games({})).size() == 4);
  const Player rabbit = have(store->players(9)).front().player;
  CHECK(have(mail_of(*store, rabbit, 0)).empty());
  const MailOffer offer{rabbit, std::nullopt, {engine::breaking::id, 1, "free", "4x6"}, "1234", 3};
  CHECK(have(offer_mail(*store, offer, 1, 10)).refusal.empty());
  CHECK(have(mail_of(*store, rabbit, 0)).size() == 1);
}

}  // namespace
}  // namespace codemaker::scores::records
