/// The row of a caller at the desk, in its parts.
#pragma once

#include "play/shell/desk/words.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell::desk {

struct CallerRow {
  std::string doing;
  std::string line;  ///< a node, or where they call from
  std::string here;
  std::string idle;
  std::string board;   ///< "on bbs"
  std::string reason;  ///< why they page; empty: they don't
};

/// What stands between two marks, and behind the last one.
[[nodiscard]] std::vector<std::string> parts_of(std::string_view text, std::string_view mark);

/// "run; door node 3; here 12 min, idle 3 s; on bbs. Pages you: why?"; nullopt: it is put
/// otherwise.
[[nodiscard]] std::optional<CallerRow> caller_row(const DeskRow& row);

}  // namespace codemaker::play::shell::desk
