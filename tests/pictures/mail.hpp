/// Games by mail, and codes left for others.
#pragma once

#include "pictures/screens.hpp"

namespace codemaker::tests {

void show_mail(const Tour& tour);

}  // namespace codemaker::tests
