// How many games by mail there are of a player's.
#include "records/mail_table.hpp"

namespace codemaker::scores::records {

using soci::into;
using soci::use;

std::int64_t count_offers(soci::session& session, PlayerId player) {
  std::int64_t count = 0;
  session << "SELECT count(*) FROM mail_games WHERE one = :player AND state < 2", into(count),
      use(player, "player");
  return count;
}

std::int64_t count_offers_to(soci::session& session, PlayerId player) {
  std::int64_t count = 0;
  session << "SELECT count(*) FROM mail_games WHERE two = :player AND state = 0", into(count),
      use(player, "player");
  return count;
}

std::int64_t count_offers_since(soci::session& session, PlayerId player, UtcSeconds since) {
  std::int64_t count = 0;
  session << "SELECT count(*) FROM mail_games WHERE one = :player AND begun >= :since", into(count),
      use(player, "player"), use(since, "since");
  return count;
}

std::int64_t bits_of(std::span<const engine::RankedGame> games) {
  if (games.empty()) return -1;
  std::int64_t bits = 0;
  for (const engine::RankedGame game : games)
    bits |= std::int64_t{1} << static_cast<unsigned>(game);
  return bits;
}

MailWaiting count_waiting(soci::session& session, PlayerId player, std::int64_t games) {
  const auto played = static_cast<std::int64_t>(MailState::played);
  const auto offered = static_cast<std::int64_t>(MailState::offered);
  MailWaiting count;
  session << "SELECT (SELECT count(*) FROM mail_games WHERE one = :one AND state = :played AND "
             "turn = 1) + (SELECT count(*) FROM mail_games WHERE two = :two AND "
             "state = :also_played AND turn = 2), "
             "(SELECT count(*) FROM mail_games WHERE one = :offerer AND state = :offered AND "
             "turn = 1) + (SELECT count(*) FROM mail_games WHERE two = :offered_to AND "
             "state = :also_offered AND turn = 2), "
             "(SELECT count(*) FROM (SELECT 1 FROM left_codes AS code WHERE code.state = 0 AND "
             "(CAST(:games AS BIGINT) >> CAST(code.game AS INTEGER)) & 1 = 1 AND "
             "coalesce(code.maker, 0) <> :maker AND NOT EXISTS (SELECT 1 FROM left_tries AS t "
             "WHERE t.code = code.id AND t.player = :player) LIMIT 100) AS fresh)",
      into(count.moves), into(count.offers), into(count.codes), use(player, "one"),
      use(played, "played"), use(player, "two"), use(played, "also_played"), use(player, "offerer"),
      use(offered, "offered"), use(player, "offered_to"), use(offered, "also_offered"),
      use(games, "games"), use(player, "maker"), use(player, "player");
  return count;
}

}  // namespace codemaker::scores::records
