/// What names this game wherever it is not known.
#pragma once

#include "engine/ranked_game.hpp"

#include <string_view>

namespace codemaker::engine::breaking {

/// Its number in the score file.
inline constexpr RankedGame id{1};
/// Its word on the command line, in records and in the config.
inline constexpr std::string_view word = "breaking";

}  // namespace codemaker::engine::breaking
