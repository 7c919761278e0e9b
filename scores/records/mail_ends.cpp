// What becomes of games by mail without an act of their players.
#include "records/left_table.hpp"
#include "records/mail_table.hpp"

#include <cstdint>
#include <optional>

namespace codemaker::scores::records {
namespace {

using engine::records::MailClose;
using soci::use;

}  // namespace

std::int64_t end_forgotten_mail(soci::session& session, UtcSeconds before) {
  const auto annulled = static_cast<std::int64_t>(MailClose::annulled);
  soci::statement games =
      (session.prepare << "UPDATE mail_games SET state = 3, turn = 0, close = :close, winner = 0, "
                          "version = version + 1 WHERE state = 2 AND moved < :before",
       use(annulled, "close"), use(before, "before"));
  games.execute(true);
  const auto ended = static_cast<std::int64_t>(games.get_affected_rows());
  soci::statement offers =
      (session.prepare << "UPDATE mail_games SET state = 5, turn = 0, version = version + 1 "
                          "WHERE state < 2 AND moved < :before",
       use(before, "before"));
  offers.execute(true);
  session << "DELETE FROM mail_games WHERE state IN (4, 5) AND moved < :before",
      use(before, "before");
  return ended + static_cast<std::int64_t>(offers.get_affected_rows());
}

void hand_over_mail(soci::session& session, PlayerId from, std::optional<PlayerId> into) {
  const auto annulled = static_cast<std::int64_t>(MailClose::annulled);
  PlayerId player = into.value_or(0);
  soci::indicator has_player = into ? soci::i_ok : soci::i_null;
  session << "UPDATE mail_games SET one = :into WHERE one = :from", use(player, has_player, "into"),
      use(from, "from");
  session << "UPDATE mail_games SET two = :into WHERE two = :from", use(player, has_player, "into"),
      use(from, "from");
  // Of an offer there is no game yet that could be shown as over.
  session << "UPDATE mail_games SET state = 5, turn = 0, version = version + 1 "
             "WHERE one = two AND state < 2";
  session << "UPDATE mail_games SET state = 3, turn = 0, close = :close, winner = 0, "
             "version = version + 1 WHERE one = two AND state = 2",
      use(annulled, "close");
  hand_over_left(session, from, into);
}

}  // namespace codemaker::scores::records
