/// What a player's finished games come to.
#pragma once

#include "records/store.hpp"

#include <cstdint>
#include <optional>
#include <soci/soci.h>

namespace codemaker::scores::records {

/// Levels above this one are counted with it.
inline constexpr std::int64_t max_counted_level = 35;

[[nodiscard]] Statistics read_statistics(
    soci::session& session, PlayerId player, engine::RankedGame game
);

/// Ranked runs that the player began in this time, none if they are not known. An index of finished
/// games and one of unfinished ones find those of the player.
[[nodiscard]] RunsBegun read_runs_begun(
    soci::session& session, std::optional<PlayerId> player, UtcSeconds from, UtcSeconds before
);

}  // namespace codemaker::scores::records
