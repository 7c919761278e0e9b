/// Players who are a browser each: guests of the web page, whose games go on where they play, and
/// whom no table shows.
#pragma once

#include "records/store.hpp"

#include <cstdint>
#include <functional>
#include <optional>
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

/// Of the hash of a password, what may lie elsewhere and is another one for another password.
using PasswordMark = std::function<std::string(std::string_view hash)>;

/// Who gave their password in this browser is known there until it is another one, or nobody has
/// come from there for `browsers_end_after`. Of a player who has none nothing is noted.
[[nodiscard]] Result<void> know_browser(
    Store& store, const Player& browser, const Player& player, const PasswordMark& mark,
    UtcSeconds now
);

/// Nobody is known in this browser any more.
[[nodiscard]] Result<void> forget_browser(Store& store, const Player& browser, UtcSeconds now);

/// Who is known in this browser.
[[nodiscard]] Result<std::optional<Player>> player_of_browser(
    Store& store, const Player& browser, const PasswordMark& mark
);

/// Forgets browsers that were seen last before `browsers_end_after`, and their games; how many.
[[nodiscard]] Result<std::int64_t> end_old_browsers(Store& store, UtcSeconds now);

}  // namespace codemaker::scores::records
