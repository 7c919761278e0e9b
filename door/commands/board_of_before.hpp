/// Whether the board has got another name since scores were won on it.
#pragma once

#include "config/settings.hpp"
#include "scores/hall.hpp"

#include <string>

namespace codemaker::commands {

/// The board of most rows, if nobody in the tables is of the one that the config names, and some
/// are of boards that nothing in it names; else empty.
[[nodiscard]] std::string board_of_before(
    const scores::Hall& hall, const config::Settings& settings
);

/// "the tables know nobody of "Sunset", but players of "bbs", who are others now".
[[nodiscard]] std::string words_for_other_board(
    const std::string& before, const config::Settings& settings
);

}  // namespace codemaker::commands
