/// What a player's finished games come to.
#pragma once

#include "records/store.hpp"

#include <cstdint>
#include <soci/soci.h>

namespace codemaker::scores::records {

/// Levels above this one are counted with it.
inline constexpr std::int64_t max_counted_level = 35;

[[nodiscard]] Statistics read_statistics(
    soci::session& session, PlayerId player, engine::RankedGame game
);

}  // namespace codemaker::scores::records
