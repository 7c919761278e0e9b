/// What a caller is doing, for those who look at who is there.
#pragma once

#include "play/stage.hpp"

#include <string_view>

namespace codemaker::play {

/// In a word or two: `code breaking campaign`, `menu`.
[[nodiscard]] std::string_view name_of(Place place);

}  // namespace codemaker::play
