/// Games by mail of Ada, Bob and Eve, on SQLite and on PostgreSQL.
#pragma once

#include "databases.hpp"

#include "engine/breaking/id.hpp"
#include "records/mail.hpp"

#include <optional>
#include <string>
#include <utility>

namespace codemaker::tests::mail_post {

using namespace scores::records;
using scores::Player;
using Kind = MailAct::Kind;

inline const Player eve{"bbs", "", "Eve"};
inline constexpr UtcSeconds day = 86'400;

inline MailOffer codes_for(std::optional<Player> to) {
  MailOffer offer;
  offer.from = ada;
  offer.to = std::move(to);
  offer.terms = {engine::breaking::id, 1, "free", "4x6"};
  offer.code = "1234";
  offer.days = 1;
  return offer;
}

/// A database that Ada, Bob and Eve are known to, in which acts are done one behind the other.
struct Post {
  TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  std::unique_ptr<Store> store = database.open();
  MailToken token = 1;
  UtcSeconds now = 1'790'000'000;

  Post() {
    for (const Player& each : {ada, bob, eve})
      have(store->remember(each, "options", "", now));
  }

  MailDone offer(const MailOffer& offered) {
    return have(offer_mail(*store, offered, token++, now));
  }

  MailId offered(std::optional<Player> to) {
    const MailDone done = offer(codes_for(std::move(to)));
    CHECK(done.refusal.empty());
    REQUIRE(done.game);
    return done.game->id;
  }

  /// With the version that stands there now.
  MailDone act(MailId id, const Player& player, Kind kind, const std::string& text = "") {
    const std::int64_t version = have(look_at_mail(*store, player, id)).game->version;
    return have(change_mail(*store, player, id, version, {kind, text, ""}, token++, now));
  }

  /// Ada's and Bob's, with Ada to guess.
  MailId begun() {
    const MailId id = offered(bob);
    CHECK(act(id, bob, Kind::accept, "5566").refusal.empty());
    return id;
  }
};

}  // namespace codemaker::tests::mail_post
