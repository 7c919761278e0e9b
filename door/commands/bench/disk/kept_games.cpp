#include "commands/bench/disk/kept_games.hpp"

#include "commands/bench/disk/times.hpp"
#include "commands/bench/scratch_directory.hpp"
#include "engine/breaking/id.hpp"
#include "engine/breaking/record.hpp"
#include "io/disk/game_readings.hpp"
#include "records/facts.hpp"
#include "records/store.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fmt/format.h>
#include <soci/soci.h>
#include <string>

namespace codemaker::commands {
namespace {

using engine::breaking::records::BreakingRecord;
using scores::records::Facts;
using scores::records::Store;

constexpr int players = 1000;
constexpr engine::records::Day first_daily = 20'000;

scores::Player bench_player(int number) {
  return {"bench", "", fmt::format("player {}", number)};
}

void add_to_pool(soci::session& session, std::int64_t number, const Facts& facts) {
  const auto ending = static_cast<std::int64_t>(facts.outcome.ending);
  session << "INSERT INTO pool VALUES (:number, :kind, :line, :ending, :one, :guesses)",
      soci::use(number, "number"), soci::use(facts.kind, "kind"), soci::use(facts.line, "line"),
      soci::use(ending, "ending"), soci::use(facts.outcome.one, "one"),
      soci::use(facts.guesses, "guesses");
}

/// Days that have been played: of three games one is of a day, which all players have played.
std::int64_t days_in(int games) {
  return games / (3 * players);
}

/// Far more than could be kept one by one, so past the store, in one go.
void fill(const std::string& path, const std::vector<BreakingRecord>& played, int games) {
  soci::session session{"sqlite3", "db=" + path};
  session << "PRAGMA synchronous = OFF";
  session
      << "CREATE TEMP TABLE pool (number INTEGER PRIMARY KEY, kind, line, ending, one, guesses)";
  session << "BEGIN";
  for (std::size_t at = 0; at < played.size(); ++at)
    add_to_pool(
        session, static_cast<std::int64_t>(at), wanted(scores::records::facts_of(played[at]))
    );
  session << "WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers "
             "WHERE i < "
          << players
          << ") INSERT INTO players (board, lasting_key, handle, folded, since, seen) "
             "SELECT 'bench', '', 'player ' || i, 'player ' || i, i, i FROM numbers";
  session
      << "WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers "
         "WHERE i < "
      << games
      << ") INSERT INTO games (token, player, game, kind, line, is_over, ending, level, "
         "one, two, guesses, begun, kept, day, score) SELECT random() / 2 + 4611686018427387904, "
         "i % "
      << players
      << " + 1, 1, kind, line, 1, ending, 0, one, 0, guesses, 1700000000 + i, "
         "1700000000 + i, CASE i % 3 WHEN 0 THEN "
      << first_daily << " + (i - 1) / " << 3 * players
      << " ELSE 0 END, CASE WHEN i % 3 = 0 AND ending = "
      << static_cast<int>(engine::records::Ending::won)
      << " THEN 11 - one ELSE 0 END FROM numbers JOIN pool ON pool.number = i % " << played.size();
  session << "COMMIT";
  session << "PRAGMA wal_checkpoint(TRUNCATE)";
}

/// Milliseconds that some work takes.
template <typename Work>
double milliseconds_of(Work work) {
  const Clock clock;
  work();
  return clock.milliseconds();
}

/// Keeps games move by move, as they are played; how long each move took.
Times times_of_keeps(Store& store, const std::vector<BreakingRecord>& played) {
  constexpr std::size_t keeps = 500;
  Times times;
  for (std::int64_t token = 1; times.size() < keeps; ++token) {
    const auto& whole = played[static_cast<std::size_t>(token) % played.size()];
    BreakingRecord game{whole.setup, {}};
    for (const auto& move : whole.moves) {
      game.moves.push_back(move);
      times.add(milliseconds_of([&] {
        wanted(store.keep(bench_player(static_cast<int>(token)), token, game, 1));
      }));
    }
  }
  return times;
}

/// Milliseconds that some reading takes, of a hundred players, each with a day of their own.
template <typename Read>
Times times_of_days(int games, Read read) {
  Times times;
  for (int number = 1; number <= 100; ++number) {
    const auto day = first_daily + number * days_in(games) / 101;
    times.add(milliseconds_of([&] { read(bench_player(number), day); }));
  }
  return times;
}

/// The table of a day with the player's own game, rank and days in a row; that of its month.
void measure_days(BenchReport& report, Store& store, int games) {
  constexpr auto game = engine::breaking::id;
  const auto days = times_of_days(games, [&](const scores::Player& player, auto day) {
    wanted(store.daily(player, game, day));
  });
  report.row("ms until a day's table is read, median", days.at(0.5), 5, 2);
  report.row_without_limit("the slowest of a hundred", days.at(1), 2);
  const auto months = times_of_days(games, [&](const scores::Player& /*player*/, auto day) {
    wanted(store.month(game, day));
  });
  report.row_without_limit("ms until a month's table is read, median", months.at(0.5), 2);
  report.row_without_limit("the slowest of a hundred", months.at(1), 2);
}

/// A player's page, and the list of their last games, each of which is replayed.
void read_page(Store& store, int number) {
  const auto complain = [](const std::string& reason) {
    throw std::runtime_error{reason};
  };
  const auto player = bench_player(number);
  static_cast<void>(io::disk::read_my_page(store, player, complain));
  const auto list = io::disk::read_my_games(store, player, complain);
  if (list.games.empty()) throw std::runtime_error{"a player has no games"};
}

}  // namespace

void measure_kept_games(BenchReport& report, const std::vector<BreakingRecord>& played, int games) {
  const ScratchDirectory directory;
  const std::string database = directory.path() + "/records.db";
  const auto store = wanted(Store::open({database, "records.db"}));
  report.now(fmt::format("filling a database with {} games", games));
  fill(database, played, games);
  const auto bytes = static_cast<double>(std::filesystem::file_size(database));
  report.row("bytes of a kept game, all told", bytes / games, 500, 0);
  Times pages;
  Times offers;
  for (int number = 1; number <= 100; ++number) {
    pages.add(milliseconds_of([&] { read_page(*store, number); }));
    offers.add(milliseconds_of([&] { wanted(store->unfinished(bench_player(number))); }));
  }
  report.row("ms until a player's page is read, median", pages.at(0.5), 20, 2);
  report.row_without_limit("the slowest of a hundred", pages.at(1), 2);
  measure_days(report, *store, games);
  report.row("ms to find an unfinished game, median", offers.at(0.5), 50, 2);
  const auto keeps = times_of_keeps(*store, played);
  report.row("ms until a move is on the disk, median", keeps.at(0.5), 5, 2);
  report.row_without_limit("moves kept a second", 1000 / keeps.mean(), 0);
}

}  // namespace codemaker::commands
