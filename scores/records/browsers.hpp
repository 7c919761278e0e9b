/// Players who are a browser each: guests of the web page, whose games go on where they play, and
/// whom no table shows.
#pragma once

#include "records/store.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace codemaker::scores::records {

/// So long a browser is remembered of whom nothing more was kept.
inline constexpr std::int64_t browsers_end_after = std::int64_t{30} * 86'400;

/// A condition of queries: the player in this column is no browser.
[[nodiscard]] std::string is_no_browser(std::string_view column);

/// Gives what was kept of a browser to the player who plays there, and forgets the browser.
[[nodiscard]] Result<void> hand_over_browser(
    Store& store, const Player& browser, const Player& player
);

/// Forgets browsers that were seen last before `browsers_end_after`, and their games; how many.
[[nodiscard]] Result<std::int64_t> end_old_browsers(Store& store, UtcSeconds now);

}  // namespace codemaker::scores::records
