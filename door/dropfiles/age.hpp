/// Whether a drop file can be that of this call. Boards leave them behind, and with another kind
/// chosen the old one still names whoever called then.
#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace codemaker::dropfiles {

/// When things were written, and now.
struct Times {
  std::chrono::sys_seconds drop_file;
  std::optional<std::chrono::sys_seconds> call;  ///< what the board writes as a call begins
  std::chrono::sys_seconds now;
};

/// "3 days", "1 minute"; what is younger than a second, or from the future, is "0 seconds".
[[nodiscard]] std::string age_text(std::chrono::seconds age);

/// Why the file belongs to an earlier call, behind its name: it is older than what the board wrote
/// for this one; where nothing tells of that, than a day, for some boards write it at log-on.
/// nullopt if it does not.
[[nodiscard]] std::optional<std::string> why_stale(const Times& times);

}  // namespace codemaker::dropfiles
