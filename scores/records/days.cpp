#include "records/days.hpp"

#include "records/browsers.hpp"
#include "records/games.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <string>

namespace codemaker::scores::records {
namespace {

using engine::records::Day;
using soci::into;
using soci::use;

constexpr std::int64_t table_rows = 10;

std::int64_t number_of_game(engine::RankedGame game) {
  return static_cast<std::int64_t>(game);
}

/// The columns of a table of daily games, row after row.
class DayRowReader {
 public:
  /// All rows of a query; `bind` adds what it uses.
  template <typename Bind>
  std::vector<DailyRow> read(soci::session& session, const std::string& query, Bind bind) {
    soci::statement statement{session};
    statement.exchange(into(row_.player));
    statement.exchange(into(row_.who.board));
    statement.exchange(into(row_.who.key));
    statement.exchange(into(row_.who.handle));
    statement.exchange(into(row_.score));
    statement.exchange(into(row_.days));
    statement.exchange(into(ending_));
    statement.exchange(into(row_.outcome.one));
    statement.exchange(into(row_.outcome.two));
    bind(statement);
    statement.alloc();
    statement.prepare(query);
    statement.define_and_bind();
    statement.execute();
    std::vector<DailyRow> found;
    while (statement.fetch()) {
      row_.outcome.ending = static_cast<engine::records::Ending>(ending_);
      found.push_back(row_);
    }
    return found;
  }

 private:
  DailyRow row_;
  std::int64_t ending_ = 0;
};

/// The best of a day; of equals the one who was done first.
std::vector<DailyRow> read_day(soci::session& session, std::int64_t game, Day day) {
  const std::string query =
      "SELECT games.player, players.board, players.lasting_key, players.handle, games.score, 1, "
      "games.ending, games.one, games.two FROM games JOIN players ON players.id = games.player "
      "WHERE games.game = :game AND games.day = :day AND games.day <> 0 AND games.is_over = 1 "
      "AND " +
      is_no_browser("games.player") + "ORDER BY games.score DESC, games.kept, games.id LIMIT :most";
  return DayRowReader{}.read(session, query, [&](soci::statement& statement) {
    statement.exchange(use(game, "game"));
    statement.exchange(use(day, "day"));
    statement.exchange(use(table_rows, "most"));
  });
}

std::int64_t count_players(soci::session& session, std::int64_t game, Day day) {
  std::int64_t count = 0;
  session << "SELECT count(*) FROM games WHERE game = :game AND day = :day AND day <> 0 "
             "AND is_over = 1 AND player IS NOT NULL AND " +
                 is_no_browser("player"),
      into(count), use(game, "game"), use(day, "day");
  return count;
}

/// Of a game that is over, counted from 1.
std::int64_t rank_of(soci::session& session, const KeptGame& own, std::int64_t game, Day day) {
  std::int64_t better = 0;
  session << "SELECT count(*) FROM games AS other JOIN games AS own ON own.id = :id "
             "WHERE other.game = :game AND other.day = :day AND other.day <> 0 "
             "AND other.is_over = 1 AND other.player IS NOT NULL AND " +
                 is_no_browser("other.player") +
                 "AND (other.score > own.score "
                 "OR (other.score = own.score AND (other.kept < own.kept "
                 "OR (other.kept = own.kept AND other.id < own.id))))",
      into(better), use(own.id, "id"), use(game, "game"), use(day, "day");
  return better + 1;
}

/// Days that the player has ended, the last one first: words of challenges are below 0. SQLite uses
/// the index of daily games only where its own `day <> 0` is asked.
std::vector<DayPlayed> read_days(
    soci::session& session, PlayerId player, std::int64_t game, Day last
) {
  constexpr std::int64_t most = 4000;
  DayPlayed row;
  std::int64_t ending = 0;
  soci::statement rows =
      (session.prepare
           << "SELECT day, ending, one FROM games WHERE player = :player AND game = :game "
              "AND day <= :last AND day > 0 AND day <> 0 AND is_over = 1 ORDER BY day DESC "
              "LIMIT :most",
       into(row.day), into(ending), into(row.one), use(player, "player"), use(game, "game"),
       use(last, "last"), use(most, "most"));
  std::vector<DayPlayed> days;
  rows.execute();
  while (rows.fetch()) {
    row.is_won = static_cast<engine::records::Ending>(ending) == engine::records::Ending::won;
    days.push_back(row);
  }
  return days;
}

/// Of days won, by what was counted; the last number is so many or more.
std::vector<std::int64_t> won_in(std::span<const DayPlayed> days) {
  constexpr engine::Points most = 12;
  std::vector<std::int64_t> won(most);
  for (const DayPlayed& played : days)
    if (played.is_won && played.one > 0)
      ++won[static_cast<std::size_t>(std::min(played.one, most) - 1)];
  return won;
}

/// The first row of the table of a day.
std::optional<KeptGame> read_best(soci::session& session, std::int64_t game, Day day) {
  GameId id = 0;
  session << "SELECT id FROM games WHERE game = :game AND day = :day AND day <> 0 AND is_over = 1 "
             "AND player IS NOT NULL AND " +
                 is_no_browser("player") + "ORDER BY score DESC, kept, id LIMIT 1",
      into(id), use(game, "game"), use(day, "day");
  return session.got_data() ? read_game(session, id) : std::nullopt;
}

}  // namespace

int longest_streak_of(std::span<const DayPlayed> days) {
  int longest = 0;
  int streak = 0;
  Day next = 0;
  for (const DayPlayed& played : days) {
    if (played.day != next) streak = 0;
    streak = played.is_won ? streak + 1 : 0;
    next = played.day - 1;
    longest = std::max(longest, streak);
  }
  return longest;
}

int streak_of(std::span<const DayPlayed> days, Day today) {
  int streak = 0;
  Day next = days.empty() || days.front().day == today ? today : today - 1;
  for (const DayPlayed& played : days) {
    if (played.day != next || !played.is_won) break;
    ++streak;
    --next;
  }
  return streak;
}

std::vector<DailyRow> read_month(soci::session& session, engine::RankedGame ranked_game, Day day) {
  if (day < 0) return {};
  const std::string query =
      "SELECT best.player, players.board, players.lasting_key, players.handle, best.score, "
      "best.days, 0, 0, 0 FROM (SELECT player, CAST(sum(score) AS BIGINT) AS score, "
      "count(*) AS days FROM games WHERE game = :game AND day >= :first AND day <= :last "
      "AND day <> 0 AND is_over = 1 AND player IS NOT NULL AND " +
      is_no_browser("player") +
      "GROUP BY player "
      "ORDER BY 2 DESC, 3 DESC, 1 LIMIT :most) AS best JOIN players ON players.id = best.player "
      "ORDER BY best.score DESC, best.days DESC, best.player";
  const std::int64_t game = number_of_game(ranked_game);
  const Day first = engine::records::month_of(day);
  return DayRowReader{}.read(session, query, [&](soci::statement& statement) {
    statement.exchange(use(game, "game"));
    statement.exchange(use(first, "first"));
    statement.exchange(use(day, "last"));
    statement.exchange(use(table_rows, "most"));
  });
}

std::optional<KeptGame> read_game_of_day(
    soci::session& session, PlayerId player, engine::RankedGame game, Day day
) {
  const std::int64_t number = number_of_game(game);
  GameId id = 0;
  session << "SELECT id FROM games WHERE player = :player AND game = :game AND day = :day "
             "AND day <> 0",
      into(id), use(player, "player"), use(number, "game"), use(day, "day");
  return session.got_data() ? read_game(session, id) : std::nullopt;
}

Daily read_daily(
    soci::session& session, std::optional<PlayerId> player, engine::RankedGame game, Day day
) {
  const std::int64_t number = number_of_game(game);
  Daily daily{
      .day = read_day(session, number, day),
      .players = count_players(session, number, day),
  };
  if (day > 0) daily.yesterdays_best = read_best(session, number, day - 1);
  if (!player) return daily;
  daily.player = *player;
  daily.own = read_game_of_day(session, *player, game, day);
  if (daily.own && daily.own->is_over()) daily.rank = rank_of(session, *daily.own, number, day);
  if (day < 0) return daily;
  const auto days = read_days(session, *player, number, day);
  daily.streak = streak_of(days, day);
  daily.best_streak = longest_streak_of(days);
  daily.won_in = won_in(days);
  std::ranges::copy_if(days, std::back_inserter(daily.month), [&](const DayPlayed& played) {
    return played.day >= engine::records::month_of(day);
  });
  // Its moves would tell who still plays that day what is hidden.
  const auto yesterday = read_game_of_day(session, *player, game, day - 1);
  if (yesterday && !yesterday->is_over()) daily.yesterdays_best.reset();
  return daily;
}

}  // namespace codemaker::scores::records
