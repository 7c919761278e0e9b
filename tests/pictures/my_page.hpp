/// The screens of a caller's own page.
#pragma once

#include "pictures/screens.hpp"

namespace codemaker::tests {

void show_page(const Tour& tour);

}  // namespace codemaker::tests
