/// What the bulletin of games by mail tells.
#pragma once

#include "ansi/markup.hpp"
#include "bulletins/facts.hpp"

namespace codemaker::bulletins {

/// TABLE1, TABLE1GAME and TABLE1DAYS to TABLE5, and RESULT1 and RESULT1DATE to RESULT8; what there
/// is not is empty.
[[nodiscard]] ansi::Values mail_values(const Facts& facts);

}  // namespace codemaker::bulletins
