/// The screens that show what was kept: a caller's page and games, and replays.
#pragma once

#include "pictures/screens.hpp"

namespace codemaker::tests {

void show_kept_games(const Tour& tour);

}  // namespace codemaker::tests
