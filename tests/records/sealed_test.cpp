// Games that go on, whose lines are closed where they are kept: the same on SQLite and on
// PostgreSQL.
#include "databases.hpp"

#include "engine/breaking/id.hpp"
#include "engine/records/line.hpp"
#include "records/mail.hpp"
#include "records/whole_left.hpp"

#include <algorithm>

namespace codemaker::scores::records {
namespace {

using engine::records::Ending;
using tests::ada;
using tests::bob;
using tests::DatabaseKind;
using tests::fault_of;
using tests::free_play;
using tests::have;
using tests::TestDatabase;

/// No cryptography, but a line is another text with each key, and opened by that key alone.
class TestSafe : public LineSafe {
 public:
  explicit TestSafe(char key) : key_{key} {}

  [[nodiscard]] Result<std::string> close(std::string_view line) const override {
    std::string turned{line};
    std::ranges::reverse(turned);
    return std::string{sealed_line} + key_ + turned;
  }

  [[nodiscard]] Result<std::string> open(std::string_view kept) const override {
    kept.remove_prefix(sealed_line.size());
    if (kept.front() != key_) return Fault::because("another key");
    std::string line{kept.substr(1)};
    std::ranges::reverse(line);
    return line;
  }

 private:
  char key_;
};

struct SealedStores {
  explicit SealedStores(DatabaseKind kind) : database{kind} {}

  [[nodiscard]] std::unique_ptr<Store> with_key(char key) const {
    Target target = database.target();
    target.safe = std::make_shared<const TestSafe>(key);
    return have(Store::open(target));
  }

  TestDatabase database;
};

std::string only_line(Store& store) {
  return have(store.games({})).front().line;
}

TEST_CASE("the line of a game is closed while the game goes on, and open when it is over") {
  const SealedStores stores{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  const auto store = stores.with_key('a');
  have(store->keep(ada, 1, free_play(",1122"), 10));
  CHECK(only_line(*store).starts_with("sealed:a"));
  CHECK(only_line(*store).find("1122") == std::string::npos);
  const KeptGame game = have(store->unfinished(ada)).front();
  CHECK(game.is_sealed());
  CHECK(engine::records::verify(have(store->line_of(game)))->record == free_play(",1122"));
  have(store->keep(ada, 1, free_play(",1122,3344"), 20));
  CHECK(only_line(*store).starts_with("sealed:a"));
  have(store->keep(ada, 1, free_play(",1122,3344,2415"), 30));
  CHECK(engine::records::verify(only_line(*store))->record == free_play(",1122,3344,2415"));
}

TEST_CASE("a move kept twice is kept once, and another call's game is not overwritten") {
  const SealedStores stores{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  const auto store = stores.with_key('a');
  have(store->keep(ada, 1, free_play(",1122"), 10));
  have(store->keep(ada, 1, free_play(",1122"), 11));
  const auto elsewhere = store->keep(ada, 1, free_play(",3344"), 12);
  REQUIRE_FALSE(elsewhere);
  CHECK(is_taken(elsewhere.error()));
}

TEST_CASE("with another key a game cannot go on, but it is given up and new ones are kept") {
  const SealedStores stores{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  have(stores.with_key('a')->keep(ada, 1, free_play(",1122"), 10));
  const auto store = stores.with_key('b');
  CHECK(fault_of(store->line_of(have(store->unfinished(ada)).front())) == "another key");
  CHECK(fault_of(store->keep(ada, 1, free_play(",1122,3344"), 20)) == "another key");
  have(store->keep(ada, 2, free_play(",5566"), 30));
  const auto games = have(store->games({}));
  REQUIRE(games.size() == 2);
  CHECK(games[1].outcome.ending == Ending::left);
  CHECK(games[1].is_sealed());
  CHECK_FALSE(games[0].is_over());
}

TEST_CASE("what an older program kept open is closed when the store is opened") {
  const SealedStores stores{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  have(stores.database.open()->keep(ada, 1, free_play(",1122"), 10));
  have(stores.database.open()->keep(bob, 2, free_play(",2415"), 10));
  const auto store = stores.with_key('a');
  const auto games = have(store->games({}));
  CHECK_FALSE(games[0].is_sealed());
  CHECK(games[1].is_sealed());
  have(store->keep(ada, 1, free_play(",1122,2415"), 20));
}

TEST_CASE("codes of a game by mail are closed until it is over, and opened by their key alone") {
  const SealedStores stores{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  const auto store = stores.with_key('a');
  have(store->remember(bob, "options", "", 10));
  const MailOffer offer{ada, bob, {engine::breaking::id, 1, "free", "4x6"}, "1234", 3};
  const MailId id = have(offer_mail(*store, offer, 1, 10)).game->id;
  have(change_mail(*store, bob, id, 1, {MailAct::Kind::accept, "5566", ""}, 2, 11));
  const auto hidden = [&] {
    return stores.database.value("SELECT hidden_one || ' ' || hidden_two FROM mail_games");
  };
  CHECK(hidden() == "sealed:a4321 sealed:a6655");
  const auto other = stores.with_key('b');
  CHECK(fault_of(look_at_mail(*other, ada, id)) == "another key");
  CHECK(have(mail_of(*other, ada, 12)).size() == 1);
  const MailAct resigns{MailAct::Kind::resign, "", ""};
  CHECK(fault_of(change_mail(*other, ada, id, 2, resigns, 3, 12)) == "another key");
  have(change_mail(*store, ada, id, 2, resigns, 4, 12));
  CHECK(hidden() == "1234 5566");
}

TEST_CASE(
    "a code that was left is checked by playing every try again, and is a secret until its end"
) {
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  const auto store = database.open();
  REQUIRE(store);
  const engine::records::MailTerms terms{engine::breaking::id, 1, "free", "4x6"};
  const LeftId id = have(leave_code(*store, ada, terms, "3154", 1, 1'790'000'000)).code->code.id;
  have(change_left(*store, bob, id, 0, {LeftAct::Kind::guess, "1134"}, 2, 1'790'000'000));
  have(change_left(
      *store, {"moon", "", "Luna"}, id, 0, {LeftAct::Kind::guess, "3154"}, 3, 1'790'000'000
  ));
  WholeLeft whole = have(all_whole_left(*store, 10)).at(0);
  REQUIRE(whole.tries.size() == 2);
  CHECK(whole.hidden == "3154");
  CHECK(fault_of_left(whole).empty());
  CHECK_FALSE(whole.is_over());
  whole.code.state = LeftState::ended;
  CHECK_FALSE(whole.is_over());
  whole.tries[0].state = TryState::given_up;
  CHECK(whole.is_over());
  CHECK(fault_of_left(whole).empty());
  const auto fault = [&](auto forge) {
    WholeLeft forged = whole;
    forge(forged);
    return fault_of_left(forged);
  };
  CHECK(fault([](WholeLeft& left) {
          left.hidden = "3155";
        }) == "the marks make another result of a try");
  CHECK_FALSE(fault([](WholeLeft& left) { left.hidden = "3"; }).empty());
  CHECK_FALSE(fault([](WholeLeft& left) { left.tries[1].state = TryState::missed; }).empty());
  CHECK_FALSE(fault([](WholeLeft& left) { left.tries[0].guesses = {"99"}; }).empty());
  CHECK(fault([](WholeLeft& left) {
          left.tries[1].count = 0;
        }) == "a try counts other guesses than it has");
  CHECK(fault([](WholeLeft& left) {
          left.tries[1].player = left.code.maker;
        }) == "its maker has tried it");
}

}  // namespace
}  // namespace codemaker::scores::records
