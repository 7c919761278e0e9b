/// The best runs of every board that keeps its games in one database, and all runs as rows.
#pragma once

#include "scores/hall.hpp"

#include <cstdint>
#include <soci/soci.h>
#include <vector>

namespace codemaker::scores::records {

/// The finished ranked runs, a player's best in each table. Players that were forgotten have none.
[[nodiscard]] Hall read_hall_of_all_boards(soci::session& session);

/// The finished ranked runs of players who can stand in a table, the best of each table first, at
/// most so many of one.
[[nodiscard]] std::vector<Entry> read_ranked_runs(soci::session& session, std::int64_t most);

}  // namespace codemaker::scores::records
