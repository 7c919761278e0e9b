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
  Beginning beginning;
};

[[nodiscard]] Result<GameId> keep_game(soci::session& session, const Keeping& game);

/// Enters a game that was kept elsewhere, with this line in place of its own; false if its token is
/// here already. One of theirs that goes on takes the place of what the player has of its kind.
[[nodiscard]] bool bring_in_game(
    soci::session& session, const KeptGame& game, const Facts& facts, const std::string& kept,
    const LineSafe* safe
);

}  // namespace codemaker::scores::records
