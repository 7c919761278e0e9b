#include "records/news.hpp"

#include "records/facts.hpp"
#include "records/players.hpp"
#include "records/work_on.hpp"

#include <algorithm>
#include <soci/soci.h>
#include <utility>

namespace codemaker::scores::records {
namespace {

using soci::into;
using soci::use;

// Each part has: kind, time, who, game, code, number, how.

constexpr std::string_view codes_tried =
    "SELECT CASE code.kind WHEN 'position' THEN 5 ELSE 1 END AS kind, t.moved AS at, "
    "t.player AS player, code.game AS game, code.hidden AS code, "
    "abs(t.guesses) AS number, t.state AS how FROM left_codes AS code "
    "JOIN left_tries AS t ON t.code = code.id, mark "
    "WHERE code.maker = mark.own AND t.state > 0 AND t.moved >= mark.since "
    "AND t.moved < mark.before ";

/// Who ended a game by mail knows of it. Of players who were merged one may have been the other.
constexpr std::string_view mail_ended =
    "UNION ALL SELECT 2, mail.moved, CASE WHEN mail.one = mark.own THEN mail.two ELSE mail.one "
    "END, "
    "mail.game, '', CASE WHEN mail.winner = 0 THEN 0 WHEN (mail.winner = 1 AND mail.one = "
    "mark.own) "
    "OR (mail.winner = 2 AND mail.two = mark.own) THEN 1 ELSE 2 END, mail.close "
    "FROM mail_games AS mail, mark WHERE mail.state = 3 AND "
    "((mail.one = mark.own AND mail.ended_by = 2) OR (mail.two = mark.own AND mail.ended_by = 1)) "
    "AND coalesce(mail.one, 0) <> coalesce(mail.two, 0) "
    "AND mail.moved >= mark.since AND mail.moved < mark.before ";

/// The player's best runs, of those that stood among the ten best of their board when they were
/// told last: few rows, found before the many of the others are looked at.
constexpr std::string_view best_runs =
    ", own AS (SELECT best.game AS game, best.one AS one, (SELECT min(g.kept) FROM games AS g "
    "WHERE g.player = mark.own AND g.game = best.game AND g.is_over = 1 AND g.level > 0 "
    "AND g.one = best.one) AS kept FROM mark JOIN (SELECT g.player AS player, g.game AS game, "
    "max(g.one) AS one FROM games AS g WHERE g.player = :best AND g.is_over = 1 AND g.level > 0 "
    "GROUP BY g.player, g.game) AS best ON best.player = mark.own WHERE (SELECT count(*) FROM "
    "(SELECT DISTINCT above.player FROM games AS above JOIN players AS q ON q.id = above.player "
    "AND q.board = mark.board WHERE above.game = best.game AND above.is_over = 1 "
    "AND above.level > 0 AND above.one > best.one AND above.kept < mark.since LIMIT 10) AS ten) "
    "< 10) ";

/// Better runs of the same board by callers who had none that was as good before.
constexpr std::string_view hall_passed =
    "UNION ALL SELECT 3, max(run.kept), max(run.player), run.game, '', count(*), 0 FROM "
    "(SELECT g.player AS player, g.game AS game, max(g.kept) AS kept, own.one AS one "
    "FROM own JOIN games AS g ON g.game = own.game AND g.is_over = 1 AND g.level > 0 "
    "AND g.one > own.one AND g.kept > own.kept, mark WHERE g.player <> mark.own "
    "AND g.kept >= mark.since AND g.kept < mark.before GROUP BY g.player, g.game, own.one) AS run "
    "JOIN mark ON 1 = 1 JOIN players AS p ON p.id = run.player AND p.board = mark.board "
    "WHERE NOT EXISTS (SELECT 1 FROM games AS earlier WHERE earlier.player = run.player "
    "AND earlier.game = run.game AND earlier.is_over = 1 AND earlier.level > 0 "
    "AND earlier.one > run.one AND earlier.kept < mark.since) GROUP BY run.game ";

constexpr std::string_view day_passed =
    "UNION ALL SELECT 4, max(other.kept), max(other.player), own.game, '', count(*), 0 FROM mark "
    "JOIN games AS own ON own.player = mark.own AND own.is_over = 1 AND own.day >= mark.day "
    "JOIN games AS other ON other.game = own.game AND other.day = own.day AND other.is_over = 1 "
    "AND other.score > own.score AND other.player <> mark.own AND other.kept > own.kept "
    "WHERE other.kept >= mark.since AND other.kept < mark.before GROUP BY own.game, own.day";

/// The times between which things happened that are to be told.
struct Since {
  UtcSeconds since = 0;
  UtcSeconds until = 0;
};

/// A clock that was ahead by minutes is waited for; one that was ahead by more is not believed.
Since times_to_tell(soci::session& session, PlayerId player, UtcSeconds now) {
  const UtcSeconds told = time_told(session, player);
  if (told == 0) return {now - oldest_news, now};
  if (told > now + clocks_differ_by) return {now, now};
  return {told, std::max(told, now)};
}

/// One query for all of it.
std::string query() {
  return "WITH mark AS (SELECT p.id AS own, p.board AS board, CAST(:before AS BIGINT) AS before, "
         "CAST(:day AS BIGINT) AS day, CAST(:since AS BIGINT) AS since "
         "FROM players AS p WHERE p.id = :own)" +
         std::string{best_runs} +
         "SELECT news.kind, coalesce(p.board, ''), coalesce(p.lasting_key, ''), "
         "coalesce(p.handle, ''), news.game, news.code, news.number, news.how FROM (" +
         std::string{codes_tried} + std::string{mail_ended} + std::string{hall_passed} +
         std::string{day_passed} +
         ") AS news LEFT JOIN players AS p ON p.id = news.player ORDER BY news.at DESC, news.kind "
         "LIMIT :most";
}

Result<std::vector<NewsRow>> read_news(
    soci::session& session, PlayerId player, const Since& times, const LineSafe* safe
) {
  constexpr UtcSeconds day = 86'400;
  const std::int64_t yesterday = times.until / day - 1;
  NewsRow row;
  std::int64_t kind = 0;
  std::int64_t game = 0;
  soci::statement statement =
      (session.prepare << query(), into(kind), into(row.who.board), into(row.who.key),
       into(row.who.handle), into(game), into(row.code), into(row.number), into(row.how),
       use(times.until, "before"), use(yesterday, "day"), use(times.since, "since"),
       use(player, "own"), use(player, "best"), use(most_news, "most"));
  statement.execute();
  std::vector<NewsRow> found;
  while (statement.fetch()) {
    auto code = opened(safe, row.code);
    if (!code) return code.error();
    NewsRow& news = found.emplace_back(row);
    news.kind = static_cast<NewsRow::Kind>(kind);
    news.game = static_cast<engine::RankedGame>(game);
    news.code = std::move(*code);
  }
  return found;
}

}  // namespace

Result<NewsTold> news_of(Store& store, const Player& player, UtcSeconds now) {
  return work_on(
      store, Store::Purpose::read,
      [=,
       who = storable(player)](soci::session& session, const LineSafe* safe) -> Result<NewsTold> {
        const auto own = find_player(session, who);
        if (!own) return NewsTold{.rows = {}, .until = now};
        const Since times = times_to_tell(session, *own, now);
        auto rows = read_news(session, *own, times, safe);
        if (!rows) return rows.error();
        return NewsTold{std::move(*rows), times.until};
      }
  );
}

}  // namespace codemaker::scores::records
