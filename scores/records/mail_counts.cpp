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

std::int64_t count_waiting(soci::session& session, PlayerId player, MailState state) {
  const auto wanted = static_cast<std::int64_t>(state);
  std::int64_t count = 0;
  session << "SELECT (SELECT count(*) FROM mail_games WHERE one = :one AND state = :state "
             "AND turn = 1) + (SELECT count(*) FROM mail_games WHERE two = :two AND "
             "state = :same AND turn = 2)",
      into(count), use(player, "one"), use(wanted, "state"), use(player, "two"),
      use(wanted, "same");
  return count;
}

}  // namespace codemaker::scores::records
