/// Whose codes and positions cost most.
#pragma once

#include "records/left.hpp"

#include <cstdint>
#include <soci/soci.h>
#include <vector>

namespace codemaker::scores::records {

/// By the guesses a try.
[[nodiscard]] std::vector<MakerRow> read_makers(soci::session& session, std::int64_t most);

/// By the part of the tries that did not win; of equals who has more of them.
[[nodiscard]] std::vector<PositionMakerRow> read_position_makers(
    soci::session& session, std::int64_t most
);

}  // namespace codemaker::scores::records
