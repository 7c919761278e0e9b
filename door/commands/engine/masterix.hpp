/// Masterix by the line protocol.
#pragma once

#include "commands/engine/engine.hpp"

namespace codemaker::commands::masterix {

/// What `codemaker engine masterix` answers.
[[nodiscard]] EngineWords requests();

}  // namespace codemaker::commands::masterix
