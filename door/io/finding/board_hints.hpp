/// Where a board says more of the caller's terminal than its drop file does.
#pragma once

#include "dropfiles/board_hints.hpp"

#include <string>

namespace codemaker::io {

/// Synchronet's terminal.ini in SBBSNODE, if it belongs to this drop file; characters only where
/// Synchronet does not translate ours. Else LINES and COLUMNS, and from boards that start a door on
/// a terminal of their own (BinktermPHP, ViSiON/3) what TERM, the locale and the door's manifest in
/// the current directory tell.
[[nodiscard]] dropfiles::BoardHints gather_board_hints(const std::string& drop_file);

}  // namespace codemaker::io
