/// The screens of the puzzles of the day.
#pragma once

#include "pictures/screens.hpp"

namespace codemaker::tests {

void show_daily(const Tour& tour);

}  // namespace codemaker::tests
