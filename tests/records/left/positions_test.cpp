// Positions left for others in the tables: the same on SQLite and on PostgreSQL.
#include "records/databases.hpp"

#include "engine/masterix/id.hpp"
#include "engine/masterix/record.hpp"
#include "engine/random.hpp"
#include "records/news.hpp"
#include "records/whole_left.hpp"

#include <compare>
#include <string>
#include <string_view>

namespace codemaker::scores::records {
namespace {

using engine::masterix::Color;
using tests::ada;
using tests::bob;
using tests::DatabaseKind;
using tests::fault_of;
using tests::have;
using tests::TestDatabase;

const Player lena{"moon", "", "Luna"};
const Player kurt{"moon", "", "Karl"};
const std::string dealt_word = "kbqxjtzw";
constexpr std::uint64_t dealt_seed = 0x5eed;
constexpr UtcSeconds a_day = 86'400;

engine::records::MailTerms masterix_position(const std::string& of = dealt_word) {
  return engine::records::position_terms(engine::masterix::id, 1, of);
}

engine::records::Record game_at(const std::string& moves, const std::string& of = dealt_word) {
  return tests::record_of(
      "masterix", "position", of + ".c5", "=" + engine::records::seed_text(dealt_seed) + moves
  );
}

/// Moves to the end of the round, after which blue has this many points more than red, or none.
std::string moves_to(std::strong_ordering blue_to_red) {
  engine::Random random{7};
  while (true) {
    engine::masterix::Round round{
        5, engine::masterix::Position{engine::masterix::Board::deal(dealt_seed)}};
    std::string moves;
    while (!round.is_over()) {
      const auto legal = engine::masterix::moves(round.position());
      const auto move = legal[random.below(legal.size())];
      moves += "," + engine::masterix::records::MasterixRules::text(move);
      round.play(move);
    }
    if ((round.score(Color::blue) <=> round.score(Color::red)) == blue_to_red) return moves;
  }
}

std::string moves_won() {
  static const std::string moves = moves_to(std::strong_ordering::greater);
  return moves;
}

std::string moves_lost() {
  static const std::string moves = moves_to(std::strong_ordering::less);
  return moves;
}

std::string first_of_won() {
  return moves_won().substr(0, moves_won().find(',', 1));
}

std::int64_t margin_at(const std::string& moves) {
  const auto outcome = engine::records::replay(game_at(moves));
  return outcome->one - outcome->two;
}

/// A database in which Ada has left a position.
struct Dealer {
  TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  std::unique_ptr<Store> store = database.open();
  GameToken token = 100;
  UtcSeconds now = 1'790'000'000;
  LeftId id = left(dealt_word);

  LeftDone leave(const Player& maker, const std::string& of) {
    return have(leave_code(
        *store, maker, masterix_position(of), engine::records::seed_text(dealt_seed), token++, now
    ));
  }

  LeftId left(const std::string& of) {
    const LeftDone done = leave(ada, of);
    CHECK(done.refusal.empty());
    REQUIRE(done.code);
    return done.code->code.id;
  }

  /// Their game from its deal to these moves.
  void play(const Player& player, const std::string& moves, const std::string& of = dealt_word) {
    const GameToken game = token++;
    have(store->keep(player, game, game_at("", of), ++now));
    have(store->keep(player, game, game_at(moves, of), ++now));
  }

  SeenCode seen(const Player& player) {
    const LeftDone done = have(look_at_left(*store, player, id));
    REQUIRE(done.code);
    return *done.code;
  }
};

TEST_CASE("a position is seen by all, is begun when its game is kept, and won when that is won") {
  Dealer dealer;
  const SeenCode before = dealer.seen(bob);
  REQUIRE(before.view.leg.record);
  CHECK(*before.view.leg.record == game_at(""));
  CHECK(before.version == 0);
  have(dealer.store->keep(bob, 1, game_at(""), dealer.now));
  CHECK(dealer.seen(bob).code.own_state == TryState::going_on);
  CHECK(dealer.seen(bob).tries.empty());
  have(dealer.store->keep(bob, 1, game_at(first_of_won()), dealer.now));
  CHECK(dealer.seen(bob).version == 1);
  have(dealer.store->keep(bob, 1, game_at(moves_won()), dealer.now));
  const SeenCode after = dealer.seen(bob);
  CHECK(after.view.state == TryState::broken);
  CHECK(after.rank == 1);
  CHECK(after.code.own_guesses == -margin_at(moves_won()));
  REQUIRE(after.view.leg.record);
  CHECK(*after.view.leg.record == game_at(moves_won()));
  REQUIRE(after.tries.size() == 1);
  CHECK(after.tries[0].is_own);
  const auto by_word = have(look_at_position(*dealer.store, bob, engine::masterix::id, dealt_word));
  REQUIRE(by_word.code);
  CHECK(by_word.code->code.id == dealer.id);
}

TEST_CASE("a game that is kept twice is one try, and a second game of a position none") {
  Dealer dealer;
  dealer.play(bob, moves_won());
  const GameToken last = dealer.token - 1;
  have(dealer.store->keep(bob, last, game_at(moves_won()), dealer.now + 50));
  CHECK(is_second_try(dealer.store->keep(bob, 9, game_at(moves_lost()), dealer.now).error()));
  CHECK(dealer.seen(bob).code.tried == 1);
  CHECK(dealer.seen(bob).view.state == TryState::broken);
  CHECK(dealer.database.value("SELECT count(*) FROM left_tries") == "1");
  CHECK(dealer.database.value("SELECT version FROM left_tries") == "2");
}

TEST_CASE("a position that is lost or tied is not solved, one that is given up is neither") {
  Dealer dealer;
  dealer.play(bob, moves_lost());
  CHECK(dealer.seen(bob).view.state == TryState::missed);
  CHECK(dealer.seen(bob).rank == 0);
  dealer.play(lena, first_of_won() + ",Q");
  CHECK(dealer.seen(lena).view.state == TryState::given_up);
  CHECK(dealer.seen(ada).code.tried == 2);
  CHECK(dealer.seen(ada).code.broken == 0);
}

TEST_CASE("a position that is given up for another game, or left for too long, is given up") {
  Dealer dealer;
  have(dealer.store->keep(bob, 1, game_at(first_of_won()), dealer.now));
  SECTION("another game of its kind is begun") {
    dealer.left("qqqqqqqq");
    have(dealer.store->keep(bob, 2, game_at("", "qqqqqqqq"), dealer.now + 9));
  }
  SECTION("nobody goes on with it") {
    have(dealer.store->prune(dealer.now + 1, dealer.now + 1));
  }
  CHECK(dealer.seen(bob).view.state == TryState::given_up);
  CHECK(dealer.seen(ada).code.tried == 1);
  const auto whole = have(all_whole_left(*dealer.store, 10));
  CHECK(fault_of_left(whole.back()).empty());
}

TEST_CASE("who wins a position by more stands first, of equals who was first") {
  Dealer dealer;
  dealer.play(lena, moves_won());
  dealer.play(bob, moves_lost());
  dealer.play(kurt, moves_won());
  CHECK(dealer.seen(lena).rank == 1);
  CHECK(dealer.seen(kurt).rank == 2);
  // As if they had won by one point more.
  dealer.database.run(
      "UPDATE left_tries SET guesses = guesses - 1 WHERE token = " +
      std::to_string(dealer.token - 1)
  );
  CHECK(dealer.seen(kurt).rank == 1);
  const auto tries = dealer.seen(ada).tries;
  REQUIRE(tries.size() == 3);
  CHECK(tries[0].who.handle == "Karl");
  CHECK(tries[2].state == TryState::missed);
}

TEST_CASE("the maker of a position does not try it, nor does it change but by its game") {
  Dealer dealer;
  dealer.play(ada, moves_won());
  CHECK(dealer.seen(ada).code.tried == 0);
  const LeftAct guess{LeftAct::Kind::guess, first_of_won().substr(1)};
  CHECK(
      have(change_left(*dealer.store, bob, dealer.id, 0, guess, 5, dealer.now)).refusal ==
      "A position is played on its board."
  );
  CHECK(dealer.seen(bob).code.tried == 0);
}

TEST_CASE("a position is taken back while nobody has tried it, and nobody begins it then") {
  Dealer dealer;
  const LeftAct back{LeftAct::Kind::take_back, ""};
  SECTION("nobody has") {
    CHECK(have(change_left(*dealer.store, ada, dealer.id, 0, back, 5, 9)).refusal.empty());
    dealer.play(bob, moves_won());
    CHECK(dealer.seen(bob).code.tried == 0);
  }
  SECTION("somebody has") {
    have(dealer.store->keep(bob, 1, game_at(""), dealer.now));
    CHECK(
        have(change_left(*dealer.store, ada, dealer.id, 0, back, 5, 9)).refusal ==
        "Somebody has tried it: now it stays."
    );
  }
}

TEST_CASE("a board that is not the one that was left is no try at it") {
  Dealer dealer;
  have(dealer.store->keep(
      bob, 1,
      tests::record_of(
          "masterix", "position", dealt_word + ".c5",
          "=" + engine::records::seed_text(dealt_seed + 1)
      ),
      dealer.now
  ));
  CHECK(dealer.seen(bob).code.tried == 0);
}

TEST_CASE("ten positions and codes of a maker are open at a time, thirty are left on a day") {
  Dealer dealer;
  std::string of = "aaaaaaaa";
  for (std::int64_t open = 1; open < most_left_codes; ++open) {
    ++of.front();
    CHECK(dealer.leave(ada, of).refusal.empty());
  }
  CHECK_FALSE(dealer.leave(ada, "zzzzzzzz").refusal.empty());
  CHECK(dealer.leave(ada, of).refusal.empty());  // the same once more is as one
  dealer.database.run("UPDATE left_codes SET state = 1");
  for (std::int64_t left = most_left_codes; left < most_left_codes_a_day; ++left) {
    ++of.back();
    CHECK(dealer.leave(ada, of).refusal.empty());
    dealer.database.run("UPDATE left_codes SET state = 1");
  }
  CHECK_FALSE(dealer.leave(ada, "zzzzzzzz").refusal.empty());
  CHECK_FALSE(
      have(leave_code(*dealer.store, bob, masterix_position("not one"), "00", 1, 1)).refusal.empty()
  );
}

TEST_CASE("a maker is told who solved their position, by how much, and who could not") {
  Dealer dealer;
  dealer.play(bob, moves_won());
  dealer.play(lena, moves_lost());
  const auto news = have(news_of(*dealer.store, ada, dealer.now + 1)).rows;
  REQUIRE(news.size() == 2);
  CHECK(news[0].kind == NewsRow::Kind::position_tried);
  CHECK(news[0].who == lena);
  CHECK(news[0].how == static_cast<std::int64_t>(TryState::missed));
  CHECK(news[1].who == bob);
  CHECK(news[1].number == margin_at(moves_won()));
}

TEST_CASE("tables have positions that stood, and makers by how many of the tries were lost") {
  Dealer dealer;
  const UtcSeconds begin = dealer.now;
  have(dealer.store->keep(bob, 1, game_at(",Q"), dealer.now));
  CHECK(have(left_tables(*dealer.store, 5, dealer.now)).stood.empty());
  dealer.now += a_day;
  dealer.play(lena, moves_lost());
  auto tables = have(left_tables(*dealer.store, 5, begin + 3 * a_day));
  REQUIRE(tables.stood.size() == 1);
  CHECK(tables.stood[0].still_stands);
  CHECK(tables.stood[0].stood == 3 * a_day);
  CHECK(tables.position_makers.empty());
  dealer.play(kurt, moves_won());
  tables = have(left_tables(*dealer.store, 5, begin + 3 * a_day));
  CHECK_FALSE(tables.stood[0].still_stands);
  CHECK(tables.makers.empty());
  REQUIRE(tables.position_makers.size() == 1);
  const PositionMakerRow& maker = tables.position_makers[0];
  CHECK(maker.who == ada);
  CHECK((maker.positions == 1 && maker.tries == 3 && maker.lost == 2));
}

TEST_CASE("of two players who are one now a position has one try, and a forgotten one's stays") {
  Dealer dealer;
  dealer.play(bob, moves_won());
  dealer.play(lena, moves_lost());
  const auto id_of = [&](const Player& player) {
    return have(dealer.store->find(player))->id;
  };
  SECTION("both have tried it") {
    have(dealer.store->merge(id_of(lena), id_of(bob)));
    CHECK(dealer.seen(ada).code.tried == 1);
    CHECK(dealer.seen(bob).view.state == TryState::broken);
  }
  SECTION("its maker has it now") {
    have(dealer.store->merge(id_of(bob), id_of(ada)));
    CHECK(dealer.seen(ada).code.tried == 1);
  }
  SECTION("one of them is forgotten") {
    have(dealer.store->forget(id_of(bob)));
    CHECK(dealer.seen(ada).code.tried == 2);
    CHECK(dealer.seen(ada).tries[0].who.handle.empty());
  }
}

TEST_CASE("a position that is over is checked, and goes to another database with its tries") {
  Dealer dealer;
  dealer.play(bob, moves_won());
  dealer.play(lena, moves_lost());
  have(end_old_codes(*dealer.store, dealer.now + left_ends_after + 1));
  const WholeLeft whole = have(all_whole_left(*dealer.store, 10)).at(0);
  REQUIRE(whole.is_over());
  CHECK(fault_of_left(whole).empty());
  WholeLeft forged = whole;
  --forged.tries.at(0).count;
  CHECK(fault_of_left(forged) == "a try counts other guesses than it has");
  forged = whole;
  forged.tries.at(1).state = TryState::broken;
  CHECK(fault_of_left(forged) == "the marks make another result of a try");
  const TestDatabase other{DatabaseKind::file};
  const auto there = other.open();
  CHECK(have(bring_in_left(*there, whole, 9)));
  CHECK_FALSE(have(bring_in_left(*there, whole, 10)));
  const WholeLeft taken = have(all_whole_left(*there, 10)).at(0);
  CHECK(fault_of_left(taken).empty());
  REQUIRE(taken.tries.size() == 2);
  CHECK(taken.tries[0].count == -margin_at(moves_won()));
  CHECK(have(look_at_position(*there, kurt, engine::masterix::id, dealt_word)).code);
}

}  // namespace
}  // namespace codemaker::scores::records
