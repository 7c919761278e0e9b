/// What names this game wherever it is not known.
#pragma once

#include "engine/ranked_game.hpp"

#include <string_view>

namespace codemaker::engine::egg_carton {

/// Its number in the score file.
inline constexpr RankedGame id{3};
/// Its word on the command line, in records and in the config.
inline constexpr std::string_view word = "eggcarton";

}  // namespace codemaker::engine::egg_carton
