#include "records/all_boards.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::scores::records {
namespace {

using soci::into;
using soci::use;

/// The best run of a player who is none of those listed. The players' numbers are our own, so they
/// may stand in the query.
std::optional<Entry> next_best(
    soci::session& session, engine::RankedGame game, std::string& listed
) {
  Entry best;
  best.table = game;
  const auto number = static_cast<std::int64_t>(game);
  std::int64_t player = 0;
  std::int64_t level = 0;
  session << "SELECT games.player, players.board, players.lasting_key, players.handle, games.one, "
             "games.level, games.kept FROM games JOIN players ON players.id = games.player "
             "WHERE games.game = :game AND games.is_over = 1 AND games.level > 0 AND games.one > 0 "
             "AND games.player NOT IN (" +
                 listed + ") ORDER BY games.one DESC, games.kept, games.id LIMIT 1",
      into(player), into(best.player.board), into(best.player.key), into(best.player.handle),
      into(best.score), into(level), into(best.when), use(number, "game");
  if (!session.got_data()) return std::nullopt;
  best.level = static_cast<std::uint32_t>(std::clamp<std::int64_t>(level, 1, max_level));
  best.name = table_name(best.player.handle);
  listed += "," + std::to_string(player);
  return within_limits(best);
}

}  // namespace

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
