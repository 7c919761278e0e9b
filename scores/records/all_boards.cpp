#include "records/all_boards.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::scores::records {
namespace {

using soci::into;
using soci::use;

/// What a query of both finds of one run.
struct Found {
  Entry run;
  std::int64_t level = 0;
};

Entry row_of(const Found& found) {
  Entry row = found.run;
  row.level = static_cast<std::uint32_t>(std::clamp<std::int64_t>(found.level, 1, max_level));
  row.name = table_name(row.player.handle);
  return within_limits(row);
}

/// The best run of a player who is none of those listed. The players' numbers are our own, so they
/// may stand in the query.
std::optional<Entry> next_best(
    soci::session& session, engine::RankedGame game, std::string& listed
) {
  Found found;
  Entry& best = found.run;
  best.table = game;
  const auto number = static_cast<std::int64_t>(game);
  std::int64_t player = 0;
  session << "SELECT games.player, players.board, players.lasting_key, players.handle, games.one, "
             "games.level, games.kept FROM games JOIN players ON players.id = games.player "
             "WHERE games.game = :game AND games.is_over = 1 AND games.level > 0 AND games.one > 0 "
             "AND games.player NOT IN (" +
                 listed + ") ORDER BY games.one DESC, games.kept, games.id LIMIT 1",
      into(player), into(best.player.board), into(best.player.key), into(best.player.handle),
      into(best.score), into(found.level), into(best.when), use(number, "game");
  if (!session.got_data()) return std::nullopt;
  listed += "," + std::to_string(player);
  return row_of(found);
}

void read_runs(
    soci::session& session, engine::RankedGame game, std::int64_t most, std::vector<Entry>& runs
) {
  Found found;
  const auto number = static_cast<std::int64_t>(game);
  const std::string guests{board_of_browsers};
  soci::statement statement =
      (session.prepare
           << "SELECT players.board, players.lasting_key, players.handle, games.one, games.level, "
              "games.kept FROM games JOIN players ON players.id = games.player WHERE games.game = "
              ":game AND games.is_over = 1 AND games.level > 0 AND games.one > 0 AND players.board "
              "<> :guests ORDER BY games.one DESC, games.kept, games.id LIMIT :most",
       into(found.run.player.board), into(found.run.player.key), into(found.run.player.handle),
       into(found.run.score), into(found.level), into(found.run.when), use(number, "game"),
       use(guests, "guests"), use(most, "most"));
  statement.execute();
  while (statement.fetch()) {
    found.run.table = game;
    runs.push_back(row_of(found));
  }
}

}  // namespace

std::vector<Entry> read_ranked_runs(soci::session& session, std::int64_t most) {
  std::vector<Entry> runs;
  for (const engine::RankedGame game : engine::ranked_games)
    read_runs(session, game, most, runs);
  return runs;
}

Hall read_hall_of_all_boards(soci::session& session) {
  Hall hall;
  for (const engine::RankedGame game : engine::ranked_games) {
    std::string listed = "0";
    for (std::size_t row = 0; row < table_size; ++row) {
      const auto best = next_best(session, game, listed);
      if (!best) break;
      hall.enter(*best);
    }
  }
  return hall;
}

}  // namespace codemaker::scores::records
