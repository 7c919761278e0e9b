/// Where a board says more of the caller's terminal than its drop file does.
#pragma once

#include "dropfiles/board_hints.hpp"

#include <string>

namespace codemaker::io {

/// Synchronet's terminal.ini in SBBSNODE, if it belongs to this drop file, and else LINES and
/// COLUMNS. Characters only where Synchronet does not translate ours.
[[nodiscard]] dropfiles::BoardHints gather_board_hints(const std::string& drop_file);

}  // namespace codemaker::io
