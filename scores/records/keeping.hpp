/// How a game becomes a row of the database. Called within a transaction.
#pragma once

#include "records/facts.hpp"
#include "records/store.hpp"

#include <cstdint>
#include <memory>
#include <soci/soci.h>
#include <string>

namespace codemaker::scores::records {

/// A game on its way into the database.
struct Keeping {
  Player player;
  GameToken token = 0;
  Facts facts;
  UtcSeconds now = 0;
  std::string place;
  std::shared_ptr<const LineSafe> safe;
  std::int64_t most_runs = 0;  ///< ranked ones of a game that may begin on a day; 0: any number
};

[[nodiscard]] Result<GameId> keep_game(soci::session& session, const Keeping& game);

/// Gives up the unfinished games of a player that this one takes the place of.
void give_up_others(
    soci::session& session, PlayerId player, const Facts& facts, UtcSeconds now,
    const LineSafe* safe
);

}  // namespace codemaker::scores::records
