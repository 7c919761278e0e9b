/// The screens of the puzzles of the day.
#pragma once

#include "engine/ranked_game.hpp"
#include "pictures/screens.hpp"
#include "play/events/answers.hpp"

namespace codemaker::tests {

/// A day that one played before the caller.
[[nodiscard]] play::event::DailyTables day_of_two(engine::RankedGame game);

void show_daily(const Tour& tour);

}  // namespace codemaker::tests
