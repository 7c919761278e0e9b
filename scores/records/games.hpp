/// The table of games. Called within a transaction where they change it.
#pragma once

#include "records/facts.hpp"
#include "records/store.hpp"

#include <cstdint>
#include <optional>
#include <soci/soci.h>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores::records {

/// Whose a game is, what it is called, when it was kept first and last, and where.
struct Place {
  std::optional<PlayerId> player;
  GameToken token = 0;
  UtcSeconds begun = 0;
  UtcSeconds kept = 0;
  std::string at = {};  ///< where it is being played
};

[[nodiscard]] GameId insert_game(soci::session& session, const Place& place, const Facts& facts);

/// Writes what the game has become.
void update_game(
    soci::session& session, GameId id, const Facts& facts, UtcSeconds now, const std::string& at
);

/// Nobody plays it there any more.
void leave_game(soci::session& session, GameToken token, const std::string& at);

[[nodiscard]] std::optional<KeptGame> read_game(soci::session& session, GameId id);
[[nodiscard]] std::optional<KeptGame> read_game_of_token(soci::session& session, GameToken token);
[[nodiscard]] std::vector<KeptGame> read_games(soci::session& session, const GameFilter& filter);
[[nodiscard]] std::vector<KeptGame> read_unfinished(soci::session& session, PlayerId player);

/// The run of a player behind a score: the finished one that was kept last about then, else the one
/// that is going on.
[[nodiscard]] std::optional<KeptGame> read_run(
    soci::session& session, PlayerId player, const WantedRun& run
);

/// Once for each finished game.
void write_lost(soci::session& session, PlayerId player, GameToken token, std::int64_t lost);

/// Gives up an unfinished game, as its player would. One that cannot be opened is closed as it
/// stands.
void give_up(soci::session& session, const KeptGame& game, UtcSeconds now, const LineSafe* safe);

/// Of unfinished games of one kind that both players have, the first one's is given up.
void give_up_alike(soci::session& session, PlayerId from, PlayerId into, const LineSafe* safe);

/// Closes the lines of games that go on and were kept open.
void seal_unfinished(soci::session& session, const LineSafe& safe);

/// The games of a player become another's, or nobody's. Where both have played the game of a day,
/// the one handed over counts for that day no more.
void hand_over(soci::session& session, PlayerId from, std::optional<PlayerId> into);

/// How many unfinished games were taken away that were kept last before then.
[[nodiscard]] std::int64_t remove_unfinished(
    soci::session& session, UtcSeconds before, UtcSeconds now
);

}  // namespace codemaker::scores::records
