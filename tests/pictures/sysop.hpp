/// What the sysop lays over a caller's screen.
#pragma once

#include "pictures/screens.hpp"

namespace codemaker::tests {

void show_sysop(const Tour& tour);

}  // namespace codemaker::tests
