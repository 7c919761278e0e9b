/// Egg Carton by the line protocol.
#pragma once

#include "commands/engine/engine.hpp"

namespace codemaker::commands {

/// What `codemaker engine eggcarton` answers.
[[nodiscard]] EngineWords eggcarton_requests();

}  // namespace codemaker::commands
