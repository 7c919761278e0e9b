/// The best runs of every board that keeps its games in one database.
#pragma once

#include "scores/hall.hpp"

#include <soci/soci.h>

namespace codemaker::scores::records {

/// The finished ranked runs, a player's best in each table. Players that were forgotten have none.
[[nodiscard]] Hall read_hall_of_all_boards(soci::session& session);

}  // namespace codemaker::scores::records
