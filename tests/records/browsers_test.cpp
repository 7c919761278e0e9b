// Guests of the web page, known by their browsers: their games are kept, and nobody else sees them.
#include "databases.hpp"

#include "engine/breaking/id.hpp"
#include "engine/records/line.hpp"
#include "records/browsers.hpp"

namespace codemaker::scores::records {
namespace {

using engine::records::parse_date;
using tests::ada;
using tests::bob;
using tests::DatabaseKind;
using tests::have;
using tests::TestDatabase;

#define ON_ANY                                                                                     \
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};                 \
  const auto store = database.open();                                                              \
  REQUIRE(store)

const Player guest{std::string{board_of_browsers}, "0123456789abcdef", "Guest 17"};
constexpr auto game = engine::breaking::id;
const engine::records::Day day_of_try = *parse_date("2026-11-21");

engine::records::Record try_of_day(const std::string& moves) {
  return tests::record_of("breaking", "daily", "2026-11-21.4x6", "=2415" + moves);
}

TEST_CASE("a guest's first try at a day is the one that counts, in any of their calls") {
  ON_ANY;
  have(store->keep(guest, 1, try_of_day(",1111,Q"), 100));
  CHECK(is_second_try(store->keep(guest, 2, try_of_day(",2415"), 200).error()));
  const auto own = have(store->daily(guest, game, day_of_try)).own;
  REQUIRE(own);
  CHECK(own->outcome.ending == engine::records::Ending::left);
}

TEST_CASE("no table and no list of callers shows a guest") {
  ON_ANY;
  have(store->keep(guest, 1, try_of_day(",2415"), 100));
  have(store->keep(ada, 2, try_of_day(",1111,2415"), 200));
  const Daily shown = have(store->daily(ada, game, day_of_try));
  REQUIRE(shown.day.size() == 1);
  CHECK(shown.day[0].who.handle == ada.handle);
  CHECK(shown.players == 1);
  CHECK(shown.rank == 1);
  CHECK(have(store->month(game, day_of_try)).size() == 1);
  CHECK(have(store->daily(ada, game, day_of_try + 1)).yesterdays_best->who.handle == ada.handle);
  CHECK(have(store->last_players(10)).size() == 1);
}

TEST_CASE("what a guest has played is the player's who they turn out to be, but for second tries") {
  ON_ANY;
  have(store->keep(guest, 1, try_of_day(",1111,2415"), 100));
  have(hand_over_browser(*store, guest, ada));
  CHECK_FALSE(have(store->daily(ada, game, day_of_try)).own);  // nobody knows Ada yet
  have(store->keep(ada, 2, tests::record_of("breaking", "free", "4x6b", "=1122,1122"), 150));
  have(hand_over_browser(*store, guest, ada));
  REQUIRE(have(store->daily(ada, game, day_of_try)).own);
  CHECK_FALSE(have(store->find(guest)));
  have(store->keep(bob, 3, try_of_day(",1111,2415"), 200));
  have(store->keep(guest, 4, try_of_day(",2415"), 300));
  have(hand_over_browser(*store, guest, bob));
  CHECK(have(store->daily(bob, game, day_of_try)).own->token == 3);
}

/// Not the hash itself.
std::string mark_of(std::string_view hash) {
  return "mark of " + std::string{hash.substr(0, 1)};
}

TEST_CASE("who gave their password in a browser is known there, and a guest's games do not end it"
) {
  ON_ANY;
  have(know_browser(*store, guest, ada, mark_of, 100));
  CHECK_FALSE(have(player_of_browser(*store, guest, mark_of)));  // nobody knows Ada yet
  have(store->set_password(ada, "", "x1", 100));
  have(know_browser(*store, guest, ada, mark_of, 100));
  CHECK(have(player_of_browser(*store, guest, mark_of)) == ada);
  have(store->keep(guest, 1, try_of_day(",2415"), 200));
  have(hand_over_browser(*store, guest, ada));
  CHECK(have(player_of_browser(*store, guest, mark_of)) == ada);
  const Player other{guest.board, "fedcba9876543210", guest.handle};
  CHECK_FALSE(have(player_of_browser(*store, other, mark_of)));
  CHECK(have(store->last_players(10)).size() == 1);
}

TEST_CASE("a player is known in no browser after another password, or none, or if they want it") {
  ON_ANY;
  have(store->set_password(ada, "", "x1", 100));
  const auto know = [&] {
    have(know_browser(*store, guest, ada, mark_of, 100));
  };
  know();
  have(store->set_password(ada, "x1", "y1", 100));
  CHECK_FALSE(have(player_of_browser(*store, guest, mark_of)));
  know();
  CHECK(have(player_of_browser(*store, guest, mark_of)));
  have(store->set_password(ada, "y1", "", 100));
  CHECK_FALSE(have(player_of_browser(*store, guest, mark_of)));
  know();
  CHECK_FALSE(have(player_of_browser(*store, guest, mark_of)));
  have(store->set_password(ada, "", "y1", 100));
  know();
  have(forget_browser(*store, guest, 100));
  CHECK_FALSE(have(player_of_browser(*store, guest, mark_of)));
}

TEST_CASE("who has not come for 30 days is known in their browser no more") {
  ON_ANY;
  have(store->set_password(ada, "", "x1", 100));
  have(know_browser(*store, guest, ada, mark_of, 100));
  have(end_old_browsers(*store, 100 + browsers_end_after));
  CHECK(have(player_of_browser(*store, guest, mark_of)));
  have(end_old_browsers(*store, 101 + browsers_end_after));
  CHECK_FALSE(have(player_of_browser(*store, guest, mark_of)));
}

TEST_CASE("a guest who has not played for 30 days is forgotten with all their games") {
  ON_ANY;
  constexpr UtcSeconds begin = 1'000'000;
  have(store->keep(guest, 1, try_of_day(",2415"), begin));
  have(store->keep(ada, 2, try_of_day(",2415"), begin));
  CHECK(have(end_old_browsers(*store, begin + browsers_end_after)) == 0);
  CHECK(have(end_old_browsers(*store, begin + browsers_end_after + 1)) == 1);
  CHECK_FALSE(have(store->find(guest)));
  CHECK(have(store->games({})).size() == 1);
}

}  // namespace
}  // namespace codemaker::scores::records
