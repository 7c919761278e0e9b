/// Tries at positions that were left for others. A try is the game that is kept of it: here what
/// becomes of that game becomes of the try, within the same transaction. Called within one.
#pragma once

#include "records/facts.hpp"
#include "records/left.hpp"
#include "records/store.hpp"

#include <soci/soci.h>

namespace codemaker::scores::records {

/// Names a position that is left, below 0: it is found by its number among puzzles.
[[nodiscard]] LeftToken token_of_position(engine::RankedGame game, engine::records::Day number);

/// A game that was kept.
struct KeptTry {
  PlayerId player = 0;
  GameToken token = 0;
  const Facts& facts;
  UtcSeconds now = 0;
  bool is_new = false;  ///< it was kept for the first time
};

/// Begins or ends the try that the game is, if it is one of a position that was left.
[[nodiscard]] Result<void> follow_position(
    soci::session& session, const KeptTry& game, const LineSafe* safe
);

/// The game with this token was given up for another one.
void give_up_position(soci::session& session, GameToken token, UtcSeconds now);

/// Unfinished games that were kept last before then are about to be taken away; their makers are
/// told that it happened now.
void give_up_old_positions(soci::session& session, UtcSeconds before, UtcSeconds now);

}  // namespace codemaker::scores::records
