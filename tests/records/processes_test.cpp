// Many processes at once, as many nodes of a board are.
#include "databases.hpp"
#include "records/gone.hpp"
#include "support/sanitized.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <set>

namespace codemaker::scores::records {
namespace {

using tests::DatabaseKind;
using tests::free_play;
using tests::have;
using tests::TestDatabase;

constexpr int processes = tests::is_sanitized ? 4 : 16;
constexpr int games_of_each = 10;

/// True without a fault; one is told.
template <typename T>
bool is_done(const Result<T>& result) {
  if (!result) std::fprintf(stderr, "%s\n", result.error().reason().c_str());
  return result.has_value();
}

/// As a door does it: what found the database locked is tried again.
template <typename Work>
bool is_done_at_last(Work work) {
  constexpr int tries = 5;
  for (int i = 1; i < tries; ++i) {
    const auto result = work();
    const bool is_locked =
        !result && result.error().reason().find("is locked") != std::string::npos;
    if (!is_locked) return is_done(result);
  }
  return is_done(work());
}

/// Plays as two players: one of its own, and one that all processes share.
bool play_games(const Target& target, int process) {
  const auto store = Store::later(target);
  const Player own{"bbs", "", "P" + std::to_string(process)};
  const Player shared{"bbs", "7", "Everybody"};
  for (int game = 0; game < games_of_each; ++game) {
    const GameToken token = 1 + process * 1000 + game;
    for (const char* guesses : {"", ",1122", ",1122,2415"}) {
      const auto keep = [&] {
        return store->keep(own, token, free_play(guesses), game);
      };
      if (!is_done_at_last(keep)) return false;
    }
    const auto keep = [&] {
      return store->keep(shared, token + 500, free_play(",2415"), game);
    };
    if (!is_done_at_last(keep)) return false;
  }
  return true;
}

/// Calls `work` in a process for each number; how many failed.
template <typename Work>
int failed_of(Work work) {
  for (int process = 0; process < processes; ++process) {
    if (::fork() == 0) ::_exit(work(process) ? 0 : 1);
  }
  int failed = 0;
  for (int process = 0; process < processes; ++process) {
    int status = 0;
    ::wait(&status);
    if (status != 0) ++failed;
  }
  return failed;
}

TEST_CASE("many processes begin a database and keep games in it without one fault") {
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  CHECK(failed_of([&](int process) { return play_games(database.target(), process); }) == 0);
  const auto store = database.open();
  const auto games = have(store->games({.player = {}, .game = {}, .most = 10'000}));
  CHECK(games.size() == std::size_t{2 * processes * games_of_each});
  std::set<GameToken> tokens;
  for (const KeptGame& game : games) {
    tokens.insert(game.token);
    CHECK(game.is_over());
  }
  CHECK(tokens.size() == games.size());
  CHECK(have(store->players(100)).size() == processes + 1);
}

TEST_CASE("many processes that find a damaged file set it aside once, and none begins a new one") {
  const TestDatabase database{DatabaseKind::file};
  have(database.open()->keep(tests::ada, 1, free_play(",2415"), 1));
  REQUIRE(::truncate(database.target().where.c_str(), 5000) == 0);
  const auto is_refused = [&](int process) {
    return !Store::later(database.target())->keep(tests::ada, 2 + process, free_play(",2415"), 1);
  };
  CHECK(failed_of(is_refused) == 0);
  CHECK(is_gone(database.target()));
  CHECK(tests::files_aside(database.directory()).size() == 1);
}

}  // namespace
}  // namespace codemaker::scores::records
