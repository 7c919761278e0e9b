/// As whom the doctor looks.
#pragma once

#include "commands/doctor/checks.hpp"
#include "commands/options.hpp"

namespace codemaker::commands {

/// To root everything is allowed, so root looks as the account that has the data: from here on the
/// program is that account's.
[[nodiscard]] Check check_account(const CommonOptions& options);

}  // namespace codemaker::commands
