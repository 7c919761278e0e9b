// Codes left for others in the tables: the same on SQLite and on PostgreSQL.
#include "databases.hpp"

#include "engine/breaking/id.hpp"
#include "engine/egg_carton/id.hpp"
#include "engine/masterix/id.hpp"
#include "records/left.hpp"
#include "records/mail.hpp"
#include "records/news.hpp"
#include "support/vectors.hpp"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace codemaker::scores::records {
namespace {

using tests::ada;
using tests::bob;
using tests::DatabaseKind;
using tests::have;
using tests::TestDatabase;
using Deed = LeftAct::Kind;

const Player luna{"moon", "", "Luna"};
const engine::records::MailTerms four_of_six{engine::breaking::id, 1, "free", "4x6"};
constexpr UtcSeconds one_day = 86'400;

/// A database in which codes are left and tried one behind the other.
struct Shelf {
  TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  std::unique_ptr<Store> store = database.open();
  LeftToken token = 1;
  UtcSeconds now = 1'790'000'000;

  LeftDone leave(const Player& maker, const std::string& code) {
    return have(leave_code(*store, maker, four_of_six, code, token++, now));
  }

  LeftId left(const Player& maker, const std::string& code) {
    const LeftDone done = leave(maker, code);
    CHECK(done.refusal.empty());
    REQUIRE(done.code);
    return done.code->code.id;
  }

  SeenCode seen(const Player& player, LeftId id) {
    const LeftDone done = have(look_at_left(*store, player, id));
    REQUIRE(done.code);
    return *done.code;
  }

  LeftDone act(const Player& player, LeftId id, Deed deed, const std::string& text = "") {
    ++now;
    const std::int64_t version = seen(player, id).version;
    return have(change_left(*store, player, id, version, {deed, text}, token++, now));
  }

  SeenCode guess(const Player& player, LeftId id, const std::string& text) {
    const LeftDone done = act(player, id, Deed::guess, text);
    CHECK(done.refusal.empty());
    REQUIRE(done.code);
    return *done.code;
  }
};

TEST_CASE("a code is hidden from whoever tries it until their own try is over") {
  Shelf shelf;
  const LeftId id = shelf.left(ada, "3154");
  CHECK(shelf.seen(ada, id).view.code == "3154");
  CHECK(shelf.seen(bob, id).view.code.empty());
  const SeenCode tried = shelf.guess(bob, id, "1134");
  CHECK(tried.view.code.empty());
  CHECK_FALSE(tried.view.leg.record);
  CHECK(tried.tries.empty());
  REQUIRE(tried.view.leg.guesses.size() == 1);
  CHECK(tried.view.leg.guesses[0].black == 2);
  const SeenCode over = shelf.guess(bob, id, "3154");
  CHECK(over.view.code == "3154");
  CHECK(over.view.state == TryState::broken);
  CHECK(over.rank == 1);
  CHECK(shelf.seen(luna, id).view.code.empty());
  CHECK(shelf.seen(luna, id).tries.empty());
}

TEST_CASE("a player has one try, and the maker none") {
  Shelf shelf;
  const LeftId id = shelf.left(ada, "3154");
  CHECK(shelf.act(ada, id, Deed::guess, "3154").refusal == "This is your own code.");
  shelf.guess(bob, id, "3154");
  CHECK(shelf.act(bob, id, Deed::guess, "3154").refusal == "Your try at this code is over.");
  CHECK(shelf.seen(bob, id).code.own_guesses == 1);
}

TEST_CASE("of two calls of one player one guesses, and the other is told that it is late") {
  Shelf shelf;
  const LeftId id = shelf.left(ada, "3154");
  const LeftAct guess{Deed::guess, "1111"};
  CHECK_FALSE(have(change_left(*shelf.store, bob, id, 0, guess, 70, shelf.now)).is_late);
  const auto second =
      have(change_left(*shelf.store, bob, id, 0, {Deed::guess, "2222"}, 71, shelf.now));
  CHECK(second.is_late);
  CHECK(shelf.seen(bob, id).view.leg.guesses.size() == 1);
  // The same change once more is as one.
  CHECK_FALSE(have(change_left(*shelf.store, bob, id, 0, guess, 70, shelf.now)).is_late);
  CHECK(shelf.seen(bob, id).view.leg.guesses.size() == 1);
}

TEST_CASE("ten guesses are all, and giving up is the end of a try") {
  Shelf shelf;
  const LeftId id = shelf.left(ada, "3154");
  CHECK(shelf.act(bob, id, Deed::give_up).refusal == "You have not begun with this code.");
  for (int guesses = 0; guesses < 10; ++guesses)
    shelf.guess(bob, id, "1111");
  CHECK(shelf.seen(bob, id).view.state == TryState::missed);
  CHECK(shelf.seen(bob, id).view.code == "3154");
  shelf.guess(luna, id, "1111");
  CHECK(shelf.act(luna, id, Deed::give_up).code->view.state == TryState::given_up);
  CHECK(shelf.seen(luna, id).view.code == "3154");
  CHECK(shelf.seen(luna, id).rank == 0);
  CHECK(shelf.seen(ada, id).code.tried == 2);
  CHECK(shelf.seen(ada, id).code.broken == 0);
}

TEST_CASE("who breaks a code in fewer guesses stands before who took more, then who was first") {
  Shelf shelf;
  const LeftId id = shelf.left(ada, "3154");
  shelf.guess(bob, id, "1111");
  shelf.guess(bob, id, "3154");
  CHECK(shelf.seen(bob, id).rank == 1);
  shelf.guess(luna, id, "3154");
  CHECK(shelf.seen(luna, id).rank == 1);
  CHECK(shelf.seen(bob, id).rank == 2);
  const auto tries = shelf.seen(ada, id).tries;
  REQUIRE(tries.size() == 2);
  CHECK(tries[0].who.handle == "Luna");
  CHECK(tries[1].guesses == 2);
}

TEST_CASE("a code is taken back while nobody has tried it, and not later") {
  Shelf shelf;
  const LeftId first = shelf.left(ada, "3154");
  const LeftId second = shelf.left(ada, "1122");
  CHECK(shelf.act(bob, first, Deed::take_back).refusal == "This isn't your code.");
  CHECK(shelf.act(ada, first, Deed::take_back).refusal.empty());
  CHECK(shelf.act(bob, first, Deed::guess, "1111").refusal == "This code isn't open any more.");
  shelf.guess(bob, second, "1111");
  CHECK(shelf.act(ada, second, Deed::take_back).refusal == "Somebody has tried it: now it stays.");
  const auto listed = have(left_codes(*shelf.store, ada));
  REQUIRE(listed.size() == 1);
  CHECK(listed[0].code.id == second);
}

TEST_CASE("nobody leaves more than ten codes, or one that fits no rules") {
  Shelf shelf;
  CHECK(shelf.leave(ada, "3159").refusal == "This code doesn't fit the rules.");
  for (int codes = 0; codes < most_left_codes; ++codes)
    CHECK(shelf.leave(ada, "3154").refusal.empty());
  CHECK(shelf.leave(ada, "3154").refusal.starts_with("You have left 10 codes."));
  CHECK(have(left_codes(*shelf.store, bob)).size() == 10);
}

TEST_CASE("codes not tried yet come first, and the one that is gone on with before all") {
  Shelf shelf;
  const LeftId bobs = shelf.left(bob, "1111");
  const LeftId done = shelf.left(ada, "2222");
  const LeftId begun = shelf.left(ada, "3333");
  const LeftId fresh = shelf.left(ada, "4444");
  shelf.guess(bob, done, "2222");
  shelf.guess(bob, begun, "1111");
  CHECK(have(mail_waiting(*shelf.store, bob)).codes == 1);
  CHECK(have(mail_waiting(*shelf.store, ada)).codes == 1);
  const auto listed = have(left_codes(*shelf.store, bob));
  REQUIRE(listed.size() == 4);
  CHECK(listed[0].code.id == begun);
  CHECK(listed[1].code.id == fresh);
  CHECK(listed[2].code.id == bobs);  // the newest of each maker first
}

TEST_CASE("codes of games that are not offered wait for nobody") {
  Shelf shelf;
  shelf.left(ada, "4444");
  const std::vector<engine::RankedGame> others{engine::masterix::id, engine::egg_carton::id};
  const std::vector<engine::RankedGame> codes{engine::breaking::id};
  have(shelf.store->remember(bob, "options", "", shelf.now));
  CHECK(have(mail_waiting(*shelf.store, bob)).codes == 1);
  CHECK(have(mail_waiting(*shelf.store, bob, others)).codes == 0);
  CHECK(have(mail_waiting(*shelf.store, bob, codes)).codes == 1);
}

TEST_CASE("codes that stood and makers whose codes cost most have tables") {
  Shelf shelf;
  const LeftId hard = shelf.left(ada, "3154");
  shelf.left(ada, "1234");
  for (int guesses = 0; guesses < 10; ++guesses)
    shelf.guess(bob, hard, "1111");
  shelf.now += 3 * one_day;
  shelf.guess(luna, hard, "3154");
  shelf.guess({"bbs", "", "Carl"}, hard, "3154");
  shelf.now += 3 * one_day;
  const auto tables = have(left_tables(*shelf.store, 5, shelf.now));
  REQUIRE(tables.stood.size() == 1);
  CHECK(tables.stood[0].stood / one_day == 3);
  CHECK_FALSE(tables.stood[0].still_stands);
  REQUIRE(tables.makers.size() == 1);
  CHECK(tables.makers[0].tries == 3);
  CHECK(tables.makers[0].cost == 13);
}

TEST_CASE("a code ends after a year, and a try that was begun goes on") {
  Shelf shelf;
  const LeftId id = shelf.left(ada, "3154");
  shelf.guess(bob, id, "1111");
  CHECK(have(end_old_codes(*shelf.store, shelf.now)) == 0);
  shelf.now += left_ends_after + one_day;
  CHECK(have(end_old_codes(*shelf.store, shelf.now)) == 1);
  CHECK(have(left_codes(*shelf.store, bob)).empty());
  CHECK(shelf.act(luna, id, Deed::guess, "1111").refusal == "This code isn't open any more.");
  CHECK(shelf.guess(bob, id, "3154").view.state == TryState::broken);
}

TEST_CASE("a forgotten maker's code stands, and merged players have one try and none at their own"
) {
  Shelf shelf;
  const LeftId adas = shelf.left(ada, "3154");
  const LeftId eves = shelf.left(luna, "1122");
  shelf.guess(bob, adas, "3154");
  shelf.guess(luna, adas, "1111");
  shelf.guess(bob, eves, "1122");
  const auto id_of = [&](const Player& player) {
    return have(shelf.store->find(player))->id;
  };
  CHECK(shelf.store->merge(id_of(luna), id_of(bob)).has_value());
  CHECK(shelf.seen(ada, adas).code.tried == 1);
  CHECK(shelf.seen(ada, eves).code.tried == 0);
  CHECK(shelf.seen(bob, eves).is_own);
  CHECK(shelf.store->forget(id_of(bob)).has_value());
  CHECK(shelf.seen(ada, adas).code.tried == 1);
  CHECK(shelf.seen(ada, eves).code.who.handle.empty());
}

TEST_CASE("a maker is told who broke their code, once") {
  Shelf shelf;
  const LeftId id = shelf.left(ada, "3154");
  shelf.guess(luna, id, "1111");
  CHECK(have(news_of(*shelf.store, ada, shelf.now + 1)).rows.empty());
  shelf.guess(luna, id, "3154");
  CHECK(have(news_of(*shelf.store, ada, shelf.now)).rows.empty());
  const auto news = have(news_of(*shelf.store, ada, shelf.now + 1)).rows;
  REQUIRE(news.size() == 1);
  CHECK(news[0].kind == NewsRow::Kind::code_tried);
  CHECK(news[0].who.handle == "Luna");
  CHECK(news[0].code == "3154");
  CHECK(news[0].number == 2);
  CHECK(have(news_of(*shelf.store, luna, shelf.now + 1)).rows.empty());
  have(shelf.store->remember(ada, told_until, std::to_string(shelf.now + 1), shelf.now));
  CHECK(have(news_of(*shelf.store, ada, shelf.now + 10)).rows.empty());
}

TEST_CASE("a forgotten maker who comes again finds nothing of theirs to break") {
  Shelf shelf;
  const LeftId id = shelf.left(ada, "3154");
  shelf.guess(bob, id, "1111");
  CHECK(shelf.store->forget(have(shelf.store->find(ada))->id).has_value());
  have(shelf.store->remember(ada, "options", "", shelf.now));
  CHECK(have(left_codes(*shelf.store, ada)).empty());
  CHECK(shelf.act(ada, id, Deed::guess, "3154").refusal == "This code isn't open any more.");
  CHECK(shelf.guess(bob, id, "3154").view.state == TryState::broken);
}

TEST_CASE("the many codes of a few do not hide the one of another") {
  Shelf shelf;
  const LeftId adas = shelf.left(ada, "3154");
  for (int maker = 0; maker < 31; ++maker)
    for (int code = 0; code < most_left_codes; ++code)
      shelf.left({"bbs", "", "Maker " + std::to_string(maker)}, "1122");
  const auto listed = have(left_codes(*shelf.store, bob));
  CHECK(std::ranges::any_of(listed, [&](const OwnLeft& left) { return left.code.id == adas; }));
}

TEST_CASE("whoever leaves codes and takes them back has enough of it for a day") {
  Shelf shelf;
  for (int codes = 0; codes < most_left_codes_a_day; ++codes)
    shelf.act(ada, shelf.left(ada, "3154"), Deed::take_back);
  CHECK(shelf.leave(ada, "3154").refusal.starts_with("You have left enough codes for today."));
  shelf.now += one_day;
  CHECK(shelf.leave(ada, "3154").refusal.empty());
}

TEST_CASE("friends who give up at once make no code dear, and none that stood") {
  Shelf shelf;
  const LeftId id = shelf.left(ada, "3154");
  for (const Player& friendly : {bob, luna, Player{"bbs", "", "Carl"}}) {
    shelf.guess(friendly, id, "1111");
    shelf.act(friendly, id, Deed::give_up);
  }
  const auto tables = have(left_tables(*shelf.store, 5, shelf.now));
  CHECK(tables.stood.empty());
  REQUIRE(tables.makers.size() == 1);
  CHECK(tables.makers[0].cost == 3);
}

TEST_CASE("a code that the sysop takes out is begun by nobody, counts in no table, and comes back"
) {
  Shelf shelf;
  const LeftId id = shelf.left(ada, "3154");
  for (int guesses = 0; guesses < 5; ++guesses)
    shelf.guess(bob, id, "1111");
  CHECK(have(take_out_left(*shelf.store, id, true)));
  CHECK_FALSE(have(take_out_left(*shelf.store, id, true)));
  CHECK(have(left_codes(*shelf.store, luna)).empty());
  CHECK(shelf.act(luna, id, Deed::guess, "1111").refusal == "This code isn't open any more.");
  CHECK(shelf.guess(bob, id, "3154").view.state == TryState::broken);
  CHECK(have(left_tables(*shelf.store, 9, shelf.now)).stood.empty());
  CHECK(have(take_out_left(*shelf.store, id, false)));
  CHECK(have(left_codes(*shelf.store, luna)).size() == 1);
  CHECK(have(left_tables(*shelf.store, 9, shelf.now)).stood.size() == 1);
}

TEST_CASE("a file of the sixth version keeps its games, and those by mail can be annulled") {
  const TestDatabase database{DatabaseKind::file};
  std::filesystem::copy_file(tests::vectors() / "records" / "schema-6.db", database.target().where);
  const auto store = database.open();
  REQUIRE(have(store->games({})).size() == 4);
  CHECK(have(annul_mail(*store, 1, 10)).refusal == "there is no game by mail 1");
}

TEST_CASE("a file of the fifth version keeps its games, and takes codes that are left") {
  const TestDatabase database{DatabaseKind::file};
  std::filesystem::copy_file(tests::vectors() / "records" / "schema-5.db", database.target().where);
  const auto store = database.open();
  REQUIRE(have(store->games({})).size() == 4);
  const Player rabbit = have(store->players(9)).front().player;
  CHECK(have(left_codes(*store, rabbit)).empty());
  CHECK(have(leave_code(*store, rabbit, four_of_six, "3154", 1, 10)).refusal.empty());
  CHECK(have(left_codes(*store, rabbit)).size() == 1);
  CHECK(have(news_of(*store, rabbit, 100)).rows.empty());
}

}  // namespace
}  // namespace codemaker::scores::records
