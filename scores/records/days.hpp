/// The games of days, and their tables.
#pragma once

#include "records/store.hpp"

#include <cstdint>
#include <optional>
#include <soci/soci.h>
#include <vector>

namespace codemaker::scores::records {

/// The player's game of a day, over or not.
[[nodiscard]] std::optional<KeptGame> read_game_of_day(
    soci::session& session, PlayerId player, engine::RankedGame game, engine::records::Day day
);

/// What is kept of a day's game, or of a challenge's by the number of its word, which has a table
/// alone; of a player who is not known there is nothing of their own.
[[nodiscard]] Daily read_daily(
    soci::session& session, std::optional<PlayerId> player, engine::RankedGame game,
    engine::records::Day day
);

/// The best of a month up to a day, none of a challenge; of equals who has played more days.
[[nodiscard]] std::vector<DailyRow> read_month(
    soci::session& session, engine::RankedGame ranked_game, engine::records::Day day
);

}  // namespace codemaker::scores::records
