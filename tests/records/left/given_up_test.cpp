// Tries at positions that nobody went on with, in the tables: the same on SQLite and on PostgreSQL.
#include "records/databases.hpp"

#include "engine/masterix/id.hpp"
#include "records/left.hpp"
#include "records/news.hpp"

#include <memory>
#include <string>

namespace codemaker::scores::records {
namespace {

using tests::ada;
using tests::bob;
using tests::DatabaseKind;
using tests::have;
using tests::TestDatabase;

const std::string word_left = "kbqxjtzw";
constexpr std::uint64_t seed_left = 0x5eed;
constexpr UtcSeconds day_of_begun = 86'400;

/// A database with a position of Ada's, at which Bob has begun.
struct Begun {
  TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  std::unique_ptr<Store> store = database.open();
  UtcSeconds now = 1'790'000'000;

  Begun() {
    const std::string seed = engine::records::seed_text(seed_left);
    const auto terms = engine::records::position_terms(engine::masterix::id, 1, word_left);
    REQUIRE(have(leave_code(*store, ada, terms, seed, 7, now)).refusal.empty());
    const auto board = tests::record_of("masterix", "position", word_left + ".c5", "=" + seed);
    have(store->keep(bob, 1, board, now));
  }
};

TEST_CASE("a maker is told of a try that nobody went on with when it is given up, long after it") {
  Begun dealer;
  dealer.now += 40 * day_of_begun;
  have(
      dealer.store->remember(ada, told_until, std::to_string(dealer.now - day_of_begun), dealer.now)
  );
  SECTION("with its game") {
    have(dealer.store->prune(dealer.now - 30 * day_of_begun, dealer.now));
  }
  SECTION("alone, where no game is gone on with") {
    have(end_left_tries(*dealer.store, dealer.now - day_of_begun, dealer.now));
    CHECK(have(dealer.store->unfinished(bob)).size() == 1);
  }
  const auto news = have(news_of(*dealer.store, ada, dealer.now + 1)).rows;
  REQUIRE(news.size() == 1);
  CHECK(news[0].how == static_cast<std::int64_t>(TryState::given_up));
}

TEST_CASE("a try that may still be played is not given up where no game is gone on with") {
  Begun dealer;
  have(end_left_tries(*dealer.store, dealer.now - day_of_begun, dealer.now));
  const auto seen = have(look_at_position(*dealer.store, bob, engine::masterix::id, word_left));
  CHECK(seen.code->code.own_state == TryState::going_on);
}

}  // namespace
}  // namespace codemaker::scores::records
