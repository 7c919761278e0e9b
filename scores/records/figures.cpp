#include "records/figures.hpp"

#include "records/facts.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

namespace codemaker::scores::records {
namespace {

using engine::records::Ending;
using soci::into;
using soci::use;

/// No run comes there; a column may say so all the same.
constexpr std::int64_t highest_level = 1'000'000;

/// Whose games of which game are counted.
struct Whose {
  PlayerId player;
  std::int64_t game;
};

/// Games that ended alike.
struct EndedAlike {
  std::int64_t ending = 0;
  std::int64_t level = 0;  ///< of a ranked run; 0 of other games
  std::int64_t games = 0;
  engine::Points best = 0;
};

/// One more of something that is counted by numbers from 1 on.
void add(std::vector<std::int64_t>& counts, std::size_t number, std::int64_t games) {
  if (counts.size() < number) counts.resize(number);
  counts[number - 1] += games;
}

void add_runs(Statistics& statistics, const EndedAlike& runs) {
  statistics.runs += runs.games;
  statistics.levels += (runs.level - 1) * runs.games;
  statistics.best = std::max(statistics.best, runs.best);
  statistics.best_level = std::max(statistics.best_level, runs.level);
  const auto level = std::min(runs.level, max_counted_level);
  add(statistics.ended_in, static_cast<std::size_t>(level), runs.games);
}

void add_games(Statistics& statistics, const EndedAlike& games) {
  statistics.games += games.games;
  const auto ending = static_cast<Ending>(games.ending);
  if (ending == Ending::won) statistics.won += games.games;
  if (games.level > 0) return add_runs(statistics, games);
  if (ending == Ending::tied) statistics.tied += games.games;
  if (ending == Ending::lost) statistics.lost += games.games;
  if (ending == Ending::left) statistics.left += games.games;
}

/// All that an index of finished games holds in its order.
void count_endings(soci::session& session, const Whose& whose, Statistics& statistics) {
  EndedAlike games;
  soci::statement rows =
      (session.prepare << "SELECT ending, level, count(*), max(one) FROM games "
                          "WHERE player = :player AND game = :game AND is_over = 1 "
                          "GROUP BY ending, level",
       into(games.ending), into(games.level), into(games.games), into(games.best),
       use(whose.player, "player"), use(whose.game, "game"));
  rows.execute();
  while (rows.fetch()) {
    games.level = std::clamp<std::int64_t>(games.level, 0, highest_level);
    add_games(statistics, games);
  }
}

void count_guesses(soci::session& session, const Whose& whose, Statistics& statistics) {
  std::string guesses;
  std::int64_t games = 0;
  soci::statement rows =
      (session.prepare << "SELECT guesses, count(*) FROM games WHERE player = :player AND "
                          "game = :game AND is_over = 1 AND guesses <> '' GROUP BY guesses",
       into(guesses), into(games), use(whose.player, "player"), use(whose.game, "game"));
  rows.execute();
  while (rows.fetch()) {
    for (const char sign : guesses) {
      if (const std::size_t number = guesses_of(sign); number > 0)
        add(statistics.guesses, number, games);
    }
  }
}

/// Ranked runs, which nobody wins, end no streak.
void count_streaks(soci::session& session, const Whose& whose, Statistics& statistics) {
  std::int64_t ending = 0;
  soci::statement rows =
      (session.prepare << "SELECT ending FROM games WHERE player = :player AND game = :game AND "
                          "is_over = 1 AND level = 0 ORDER BY id",
       into(ending), use(whose.player, "player"), use(whose.game, "game"));
  rows.execute();
  while (rows.fetch()) {
    const bool is_won = static_cast<Ending>(ending) == Ending::won;
    statistics.streak = is_won ? statistics.streak + 1 : 0;
    statistics.longest_streak = std::max(statistics.longest_streak, statistics.streak);
  }
}

/// Sums of what anybody could write there would not end in the numbers there are.
void count_lost(soci::session& session, const Whose& whose, Statistics& statistics) {
  session << "SELECT count(*), CAST(coalesce(sum(CASE WHEN lost > 1000000 THEN 1000000 ELSE lost "
             "END), 0) AS BIGINT) FROM games WHERE player = :player AND game = :game AND "
             "is_over = 1 AND lost >= 0",
      into(statistics.reviewed), into(statistics.lost_guesses), use(whose.player, "player"),
      use(whose.game, "game");
}

}  // namespace

Statistics read_statistics(soci::session& session, PlayerId player, engine::RankedGame game) {
  const Whose whose{player, static_cast<std::int64_t>(game)};
  Statistics statistics;
  count_endings(session, whose, statistics);
  count_guesses(session, whose, statistics);
  count_streaks(session, whose, statistics);
  count_lost(session, whose, statistics);
  return statistics;
}

RunsBegun read_runs_begun(
    soci::session& session, std::optional<PlayerId> player, UtcSeconds from, UtcSeconds before
) {
  RunsBegun begun{};
  if (!player) return begun;
  const PlayerId known = *player;
  for (const std::string is_over : {"0", "1"}) {
    for (std::size_t at = 0; at < begun.size(); ++at) {
      const auto game = static_cast<std::int64_t>(engine::ranked_games.at(at));
      std::int64_t count = 0;
      session << "SELECT count(*) FROM games WHERE player = :player AND game = :game AND "
                 "is_over = " +
                     is_over + " AND level > 0 AND begun >= :since AND begun < :before",
          into(count), use(known, "player"), use(game, "game"), use(from, "since"),
          use(before, "before");
      begun.at(at) += count;
    }
  }
  return begun;
}

}  // namespace codemaker::scores::records
