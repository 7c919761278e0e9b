/// Egg Carton by the line protocol.
#pragma once

#include "commands/engine/engine.hpp"

namespace codemaker::commands::egg_carton {

/// What `codemaker engine eggcarton` answers.
[[nodiscard]] EngineWords requests();

}  // namespace codemaker::commands::egg_carton
