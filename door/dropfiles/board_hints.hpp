/// What a board says of the caller's terminal beside the drop file (door/bbs-contract.md 3.5).
#pragma once

#include "ansi/glyph.hpp"
#include "ansi/palette.hpp"

#include <optional>
#include <string_view>

namespace codemaker::dropfiles {

/// nullopt where the board does not tell.
struct BoardHints {
  std::optional<int> rows;
  std::optional<int> columns;
  std::optional<ansi::Charset> charset;
  std::optional<ansi::Depth> depth{};

  friend bool operator==(const BoardHints&, const BoardHints&) = default;
};

/// Synchronet's terminal.ini: the keys cols, rows and chars, one `key = value` to a line. What
/// makes no sense is not told.
[[nodiscard]] BoardHints read_terminal_ini(std::string_view bytes);

}  // namespace codemaker::dropfiles
