// What the sysop does to games by mail, and how many of them a player may offer.
#include "mail_post.hpp"

#include "engine/masterix/id.hpp"
#include "records/mail_check.hpp"

#include <algorithm>

namespace codemaker::scores::records {
namespace {

using namespace tests::mail_post;
using engine::records::MailClose;
using tests::ada;
using tests::bob;
using tests::have;

TEST_CASE("the sysop can annul a game, once, and nobody plays it on") {
  Post post;
  const MailId id = post.begun();
  CHECK(have(annul_mail(*post.store, id, post.now)).refusal.empty());
  CHECK(post.act(id, ada, Kind::move, "1111").refusal == "This game is over.");
  CHECK(have(annul_mail(*post.store, id, post.now)).refusal == "this game is annulled already");
  CHECK(have(annul_mail(*post.store, 99, post.now)).refusal == "there is no game by mail 99");
  const MailId open = post.offered(std::nullopt);
  CHECK_FALSE(have(annul_mail(*post.store, open, post.now)).refusal.empty());
  CHECK(have(all_mail(*post.store, 10)).size() == 2);
  CHECK(have(all_mail(*post.store, 1)).front().id == open);
}

TEST_CASE("an annulment is taken back: a game that was over counts as it did") {
  Post post;
  const MailId id = post.begun();
  CHECK(post.act(id, ada, Kind::resign).refusal.empty());
  CHECK(have(undo_annulled_mail(*post.store, id, post.now)).refusal == "this game is not annulled");
  CHECK(have(annul_mail(*post.store, id, post.now)).refusal.empty());
  const MailDone undone = have(undo_annulled_mail(*post.store, id, post.now));
  CHECK(undone.refusal.empty());
  const MailGame game = have(all_mail(*post.store, 1)).front();
  CHECK(game.match.close == MailClose::resigned);
  CHECK(game.match.closed_for == MailSeat::two);
  CHECK(game.ended_by == MailSeat::one);
  CHECK(fault_of_mail(game).empty());
}

TEST_CASE("a board that was annulled goes on; codes that both could see since do not") {
  Post post;
  const MailId codes = post.begun();
  CHECK(have(annul_mail(*post.store, codes, post.now)).refusal.empty());
  CHECK(
      have(undo_annulled_mail(*post.store, codes, post.now)).refusal ==
      "its codes could be seen since it was annulled, so it cannot go on"
  );
  MailOffer board;
  board.from = ada;
  board.terms = {engine::masterix::id, 1, "pair", ""};
  const MailId id = post.offer(board).game->id;
  CHECK(post.act(id, bob, Kind::accept, "e1fe0b894cf86817").refusal.empty());
  const auto turn = have(look_at_mail(*post.store, ada, id)).game->turn;
  CHECK(have(annul_mail(*post.store, id, post.now)).refusal.empty());
  CHECK(have(undo_annulled_mail(*post.store, id, post.now)).refusal.empty());
  const MailGame game = *have(look_at_mail(*post.store, ada, id)).game;
  CHECK(game.state == MailState::played);
  CHECK(game.turn == turn);
  CHECK(fault_of_mail(game).empty());
}

TEST_CASE("offers and tables of many do not hide the games that a player is at") {
  Post post;
  const MailId mine = post.begun();
  const MailId theirs = post.begun();
  CHECK(post.act(theirs, ada, Kind::move, "1111").refusal.empty());
  post.now += 10;
  const auto offer_of = [&](int from, std::optional<Player> to) {
    MailOffer offer = codes_for(std::move(to));
    offer.from = {"bbs", "", "Caller " + std::to_string(from)};
    return post.offer(offer).refusal;
  };
  for (int each = 0; each < 20 * 20; ++each)
    static_cast<void>(offer_of(each / 20, each % 2 == 0 ? std::optional{ada} : std::nullopt));
  CHECK(offer_of(30, ada) == "Ada has many offers to answer. Try again on another day.");
  const auto games = have(mail_of(*post.store, ada, post.now));
  CHECK(games.front().game.id == mine);
  CHECK(std::ranges::any_of(games, [&](const OwnMail& own) { return own.game.id == theirs; }));
}

TEST_CASE("who takes no challenges is asked by nobody, and an unknown name is told at once") {
  Post post;
  const auto fault = [&](const Player& other) {
    return have(fault_of_opponent(*post.store, ada, other));
  };
  CHECK(fault(bob).empty());
  CHECK(fault(ada) == "That is you.");
  CHECK(fault({"bbs", "", "Kral"}) == "Nobody called Kral has played here yet.");
  have(post.store->remember(bob, challenges_setting, takes_no_challenges, post.now));
  const std::string none = "Bob takes no challenges. Ask somebody else.";
  CHECK(fault(bob) == none);
  CHECK(post.offer(codes_for(bob)).refusal == none);
  CHECK(post.offer(codes_for(std::nullopt)).refusal.empty());
  have(post.store->remember(bob, challenges_setting, "taken=1", post.now));
  CHECK(post.offer(codes_for(bob)).refusal.empty());
}

TEST_CASE("whoever offers games and takes them back has enough of it for a day") {
  Post post;
  for (int offers = 0; offers < most_mail_offers_a_day; ++offers)
    CHECK(post.act(post.offered(bob), ada, Kind::take_back).refusal.empty());
  CHECK(
      post.offer(codes_for(bob)).refusal ==
      "You have offered enough games for today. Try again tomorrow."
  );
  post.now += day + 1;
  CHECK(post.offer(codes_for(bob)).refusal.empty());
}

/// A game of Ada's and Bob's that she has won by its last move.
MailGame won_by_ada(Post& post) {
  const MailId id = post.begun();
  post.act(id, ada, Kind::move, "5566");
  post.act(id, bob, Kind::move, "1111");
  return *have(look_at_mail(*post.store, ada, id)).game;
}

TEST_CASE("what is forged in a game by mail is found by playing it again") {
  Post post;
  const MailGame sound = won_by_ada(post);
  REQUIRE(fault_of_mail(sound).empty());
  const auto fault = [&](auto forge) {
    MailGame forged = sound;
    forge(forged);
    return fault_of_mail(forged);
  };
  using engine::records::MailSeat;
  CHECK_FALSE(fault([](MailGame& game) { game.match.closed_for = MailSeat::two; }).empty());
  CHECK_FALSE(fault([](MailGame& game) { game.match.moves[0] = "5565"; }).empty());
  CHECK_FALSE(fault([](MailGame& game) { game.match.moves.emplace_back("1234"); }).empty());
  CHECK_FALSE(fault([](MailGame& game) { game.match.moves[1] = "9"; }).empty());
  CHECK_FALSE(fault([](MailGame& game) { game.match.hidden[1] = "9999"; }).empty());
  CHECK_FALSE(fault([](MailGame& game) { game.match.terms.setup = "99x99"; }).empty());
  CHECK(fault([](MailGame& game) {
          game.players[1] = game.players[0];
        }) == "its two players are one");
  CHECK(fault([](MailGame& game) {
          game.days = 2;
        }) == "its days for a move are none of 1, 3 and 7");
  const auto closed = [&](MailClose how, std::optional<MailSeat> by,
                          std::optional<MailSeat> winner) {
    return fault([&](MailGame& game) {
      game.match.moves.pop_back();
      game.match.close = how;
      game.ended_by = by;
      game.match.closed_for = winner;
    });
  };
  CHECK(closed(MailClose::resigned, MailSeat::two, MailSeat::one).empty());
  CHECK(closed(MailClose::resigned, MailSeat::two, MailSeat::two) == "who resigned it has won it");
  CHECK(
      closed(MailClose::claimed, MailSeat::one, MailSeat::two) == "who claimed it has not won it"
  );
  CHECK(
      closed(MailClose::agreed, MailSeat::one, MailSeat::one) ==
      "it was drawn, and somebody has won it"
  );
  CHECK(
      closed(MailClose::annulled, {}, MailSeat::one) == "it was annulled, and somebody has won it"
  );
  CHECK_FALSE(closed(MailClose::open, MailSeat::one, MailSeat::one).empty());
}

TEST_CASE("a game by mail of another database is taken in once, and not with a fault or before its "
          "end") {
  Post post;
  MailGame game = won_by_ada(post);
  CHECK_FALSE(have(bring_in_mail(*post.store, game, 900)));
  game.begun -= 5;
  game.who[1] = {"moon", "", "Luna"};
  CHECK(have(bring_in_mail(*post.store, game, 901)));
  CHECK_FALSE(have(bring_in_mail(*post.store, game, 902)));
  const auto games = have(all_mail(*post.store, 10));
  REQUIRE(games.size() == 2);
  CHECK(games[0].who[1].handle == "Luna");
  CHECK(games[0].match == game.match);
  CHECK(games[0].moved == game.moved);
  CHECK(fault_of_mail(games[0]).empty());
  MailGame forged = game;
  forged.begun -= 5;
  forged.match.closed_for = engine::records::MailSeat::two;
  CHECK_FALSE(bring_in_mail(*post.store, forged, 903));
  MailGame unfinished = game;
  unfinished.begun -= 5;
  unfinished.state = MailState::played;
  CHECK_FALSE(bring_in_mail(*post.store, unfinished, 904));
  MailGame oneself = game;
  oneself.begun -= 5;
  oneself.who[1] = oneself.who[0];
  CHECK_FALSE(bring_in_mail(*post.store, oneself, 905));
  CHECK(have(all_mail(*post.store, 10)).size() == 2);
}

TEST_CASE("a line goes with a move and the next one takes it away, and who is muted is so in all "
          "games") {
  Post post;
  const MailId id = post.begun();
  const auto version = [&] {
    return have(look_at_mail(*post.store, ada, id)).game->version;
  };
  MailAct act{Kind::move, "1111", ""};
  act.line = "so close!";
  have(change_mail(*post.store, ada, id, version(), act, 500, post.now));
  CHECK(have(look_at_mail(*post.store, bob, id)).game->lines[0] == "so close!");
  CHECK_FALSE(have(look_at_mail(*post.store, bob, id)).is_muted);
  CHECK(have(mute_by_mail(*post.store, bob, id, post.now)).is_muted);
  const MailId other = post.begun();
  CHECK(have(look_at_mail(*post.store, bob, other)).is_muted);
  CHECK_FALSE(have(look_at_mail(*post.store, ada, other)).is_muted);
  CHECK(have(post.store->remembered(bob)).count("muted:1") == 0);
  CHECK_FALSE(have(mute_by_mail(*post.store, bob, other, post.now)).is_muted);
  CHECK_FALSE(have(look_at_mail(*post.store, bob, id)).is_muted);
  CHECK_FALSE(have(mute_by_mail(*post.store, eve, id, post.now)).refusal.empty());
  post.act(id, bob, Kind::move, "1111");
  post.act(id, ada, Kind::move, "1112");
  CHECK(have(look_at_mail(*post.store, bob, id)).game->lines[0].empty());
}

TEST_CASE("who is muted stays so under another name, and when they are merged with another") {
  Post post;
  const MailId id = post.begun();
  have(mute_by_mail(*post.store, bob, id, post.now));
  const auto number = [&](const Player& player) {
    const auto players = have(post.store->players(100, 0));
    return std::ranges::find(
               players, player.handle, [](const auto& known) { return known.player.handle; }
    )->id;
  };
  have(post.store->rename(number(ada), "Ada L."));
  CHECK(have(look_at_mail(*post.store, bob, id)).is_muted);
  have(post.store->remember(eve, "options", "", post.now));
  have(post.store->merge(number({"", "", "Ada L."}), number(eve)));
  CHECK(have(look_at_mail(*post.store, bob, id)).is_muted);
  CHECK_FALSE(have(mute_by_mail(*post.store, bob, id, post.now)).is_muted);
}

TEST_CASE("a sysop who never played is asked all the same, where they play") {
  Post post;
  MailOffer offer = codes_for(Player{"bbs", "", "Rita"});
  CHECK(post.offer(offer).refusal == "Nobody called Rita has played here yet.");
  offer.otherwise = Player{"earth", "", "Rita"};
  CHECK(have(fault_of_opponent(*post.store, ada, *offer.to, offer.otherwise)).empty());
  const MailDone done = post.offer(offer);
  CHECK(done.refusal.empty());
  REQUIRE(done.game);
  CHECK(done.game->who[1].board == "earth");
  CHECK(have(mail_waiting(*post.store, *offer.otherwise)).offers == 1);
  have(post.store->remember(*offer.to, "options", "", post.now));
  CHECK(post.offer(offer).game->who[1].board == "bbs");
}

}  // namespace
}  // namespace codemaker::scores::records
