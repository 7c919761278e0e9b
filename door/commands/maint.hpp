/// `codemaker maint`: the nightly work.
#pragma once

#include "commands/options.hpp"

namespace codemaker::commands {

struct MaintOptions {
  CommonOptions common;
};

/// Does it and says what was done. Of a fault that is new the alarm command is told. Returns the
/// exit status: 1 if there is a new fault.
[[nodiscard]] int maintain(const MaintOptions& options);

}  // namespace codemaker::commands
