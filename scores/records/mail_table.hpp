/// The table of games by mail. Called within a transaction where they change it.
#pragma once

#include "records/mail.hpp"
#include "records/mail_game.hpp"
#include "records/mail_ranks.hpp"

#include <cstdint>
#include <optional>
#include <soci/soci.h>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores::records {

/// Moves as a column has them.
[[nodiscard]] std::string joined_moves(const std::vector<std::string>& moves);
[[nodiscard]] std::vector<std::string> split_moves(std::string_view text);

/// Enters a game, whose codes are closed with the key; its number.
[[nodiscard]] Result<MailId> insert_mail(
    soci::session& session, const MailGame& game, std::int64_t token, const LineSafe* safe
);

/// A game, with its codes opened; refused where the key for them is not there.
[[nodiscard]] Result<std::optional<MailGame>> read_mail(
    soci::session& session, MailId id, const LineSafe* safe
);

/// The games of a player's that go on, wait for an answer, or ended since then, and open tables of
/// others; those first in which it is their move, then by their last change. Codes that the key
/// does not open are left out.
[[nodiscard]] Result<std::vector<MailGame>> read_mail_of(
    soci::session& session, PlayerId player, UtcSeconds since, const LineSafe* safe
);

/// All games, the one that was offered last first; codes as above.
[[nodiscard]] Result<std::vector<MailGame>> read_all_mail(
    soci::session& session, std::int64_t most, const LineSafe* safe
);

/// Writes what the game has become, if nobody else has changed it since the version before. `token`
/// names this change.
[[nodiscard]] Result<bool> update_mail(
    soci::session& session, const MailGame& game, std::int64_t token, const LineSafe* safe
);

/// True if the last change of the game was the one with this token.
[[nodiscard]] bool was_last_change(soci::session& session, MailId id, std::int64_t token);

/// The number of the game that was entered with this token.
[[nodiscard]] std::optional<MailId> find_offer(soci::session& session, std::int64_t token);

/// How many games a player has offered that nobody has answered.
[[nodiscard]] std::int64_t count_offers(soci::session& session, PlayerId player);

/// How many are offered to a player, who has not answered.
[[nodiscard]] std::int64_t count_offers_to(soci::session& session, PlayerId player);

/// How many a player has offered since then, whatever became of them.
[[nodiscard]] std::int64_t count_offers_since(
    soci::session& session, PlayerId player, UtcSeconds since
);

/// What waits for a player, by one statement: each menu asks. 100 codes are many.
/// Codes of the games whose bits are set.
[[nodiscard]] MailWaiting count_waiting(
    soci::session& session, PlayerId player, std::int64_t games
);
/// A bit for the number of each game; of none all bits.
[[nodiscard]] std::int64_t bits_of(std::span<const engine::RankedGame> games);

/// The games of a game that were decided, rated or not, in the order in which they ended.
[[nodiscard]] std::vector<DecidedMail> read_decided_mail(
    soci::session& session, engine::RankedGame game
);

/// Games in which nobody has moved since then count for nobody, and offers of that age are taken
/// back; how many. What came to no game and is older goes.
[[nodiscard]] std::int64_t end_forgotten_mail(soci::session& session, UtcSeconds before);

/// Games of one player are another's from now on; nullopt: a former caller's. What would be played
/// against oneself counts for nobody.
void hand_over_mail(soci::session& session, PlayerId from, std::optional<PlayerId> into);

}  // namespace codemaker::scores::records
