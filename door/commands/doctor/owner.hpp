/// Whose the data should be: cures are commands for this machine.
#pragma once

#include <string>

namespace codemaker::commands {

/// An account and its group, by name or number.
struct Owner {
  std::string account;
  std::string group;

  /// `bbs:bbs`, as chown takes it.
  [[nodiscard]] std::string text() const { return account + ":" + group; }
};

/// Whose a data directory is, or whose the files in it are where root has it; if root has all, or
/// it is not there, that of the package, or of who asks.
[[nodiscard]] Owner owner_for(const std::string& directory);

}  // namespace codemaker::commands
