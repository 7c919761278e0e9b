/// The screens of the Hall of Fame where there are seasons.
#pragma once

#include "pictures/screens.hpp"

#include <cstdint>
#include <string>

namespace codemaker::tests {

/// A row of the Hall of Fame.
[[nodiscard]] scores::Entry best_run(
    const std::string& name, engine::Points score, std::uint32_t level
);

void show_seasons(const Tour& tour);

}  // namespace codemaker::tests
