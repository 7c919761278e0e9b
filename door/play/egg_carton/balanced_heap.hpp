/// Marbles in a slot of a board of 24 rows, balanced about its middle.
#pragma once

#include "play/egg_carton/marbles.hpp"

#include <optional>

namespace codemaker::play::egg_carton {

/// The more there are, the closer they lie, and from eight on they are small; nullopt: there are
/// too many.
[[nodiscard]] std::optional<Heap> balanced_heap(int many);

}  // namespace codemaker::play::egg_carton
