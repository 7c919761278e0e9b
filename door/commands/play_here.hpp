/// `codemaker`: plays here and now in this terminal.
#pragma once

#include "commands/options.hpp"

namespace codemaker::commands {

/// Returns the exit status.
[[nodiscard]] int play_here(const CommonOptions& options, const ShowOptions& show);

}  // namespace codemaker::commands
