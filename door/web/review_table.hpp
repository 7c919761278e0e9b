/// The review of a game of code breaking as a page shows it.
#pragma once

#include "play/breaking/review_view.hpp"

#include <string>

namespace codemaker::web {

/// What each guess was worth, with the words and numbers of the game's own review.
[[nodiscard]] std::string review_table(
    const play::breaking::ReviewedGame& game, const engine::breaking::Review& review
);

}  // namespace codemaker::web
