/// Masterix by the line protocol.
#pragma once

#include "commands/engine/engine.hpp"

namespace codemaker::commands {

/// What `codemaker engine masterix` answers.
[[nodiscard]] EngineWords masterix_requests();

}  // namespace codemaker::commands
