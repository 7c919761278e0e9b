/// Whether a caller is the sysop of the board that wrote the drop file.
#pragma once

#include "dropfiles/drop_file.hpp"

#include <string>
#include <vector>

namespace codemaker::dropfiles {

/// By whom a sysop is known.
struct SysopRule {
  /// This security level or a higher one is the sysop's. 0: whom the board itself calls so, by the
  /// file's own word, or else by the level that a sysop has with its software.
  int level = 0;
  std::vector<std::string> names;  ///< of callers, each of whom a board has but once
};

[[nodiscard]] bool is_sysop(const DropFile& file, const SysopRule& rule);

}  // namespace codemaker::dropfiles
