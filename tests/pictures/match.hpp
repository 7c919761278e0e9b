/// The screens of a match of code breaking.
#pragma once

#include "pictures/screens.hpp"

namespace codemaker::tests {

void show_match(const Tour& tour);

}  // namespace codemaker::tests
