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

TEST_CASE("a code that is over is taken in with its tries, once, and stands in the tables there") {
  const auto kind = GENERATE(DatabaseKind::file, DatabaseKind::server);
  const TestDatabase database{kind};
  const auto store = database.open();
  REQUIRE(store);
  constexpr UtcSeconds left_at = 1'790'000'000;
  const engine::records::MailTerms terms{engine::breaking::id, 1, "free", "4x6"};
  const LeftId id = have(leave_code(*store, ada, terms, "3154", 1, left_at)).code->code.id;
  have(change_left(*store, bob, id, 0, {LeftAct::Kind::guess, "3154"}, 2, left_at + 5));
  WholeLeft whole = have(all_whole_left(*store, 10)).at(0);
  CHECK(bring_in_left(*store, whole, 9).error().reason() == "it is not over");
  have(end_old_codes(*store, left_at + left_ends_after + 1));
  whole = have(all_whole_left(*store, 10)).at(0);
  CHECK_FALSE(have(bring_in_left(*store, whole, 9)));
  const TestDatabase other{kind};
  const auto there = other.open();
  REQUIRE(there);
  CHECK(have(bring_in_left(*there, whole, 9)));
  CHECK_FALSE(have(bring_in_left(*there, whole, 10)));
  const WholeLeft taken = have(all_whole_left(*there, 10)).at(0);
  CHECK(taken.code.who == whole.code.who);
  CHECK(taken.code.state == LeftState::ended);
  CHECK((taken.code.made == left_at && taken.hidden == "3154"));
  REQUIRE(taken.tries.size() == 1);
  CHECK((taken.tries[0].who == bob && taken.tries[0].state == TryState::broken));
  CHECK((taken.tries[0].guesses == whole.tries[0].guesses && taken.tries[0].moved == left_at + 5));
  CHECK(fault_of_left(taken).empty());
}

TEST_CASE(
    "a code is taken in where its maker is forgotten, and not where two of its players are one"
) {
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  const auto store = database.open();
  REQUIRE(store);
  WholeLeft left;
  left.code.terms = {engine::breaking::id, 1, "free", "4x6"};
  left.code.state = LeftState::ended;
  left.code.made = 1'790'000'000;
  left.hidden = "3154";
  left.tries.push_back({std::nullopt, {}, {"3154"}, TryState::broken, 1, left.code.made});
  left.tries.push_back({2, bob, {"3154"}, TryState::broken, 1, left.code.made});
  CHECK(have(bring_in_left(*store, left, 1)));
  const WholeLeft taken = have(all_whole_left(*store, 10)).at(0);
  CHECK_FALSE(taken.code.maker);
  CHECK((taken.tries.size() == 2 && !taken.tries[0].player && taken.tries[1].player));
  left.hidden = "3155";
  CHECK_FALSE(bring_in_left(*store, left, 2).has_value());
  left.hidden = "3154";
  left.code.made += 1;
  left.tries[0].player = 3;
  left.tries[0].who = bob;
  CHECK(bring_in_left(*store, left, 3).error().reason() == "two of its players are one here");
  CHECK(have(all_whole_left(*store, 10)).size() == 1);
}

}  // namespace
}  // namespace codemaker::scores::records
