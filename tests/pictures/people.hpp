/// The page that says who is here.
#pragma once

#include "pictures/screens.hpp"

namespace codemaker::tests {

void show_people(const Tour& tour);

}  // namespace codemaker::tests
