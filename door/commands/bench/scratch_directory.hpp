/// Where a bench writes.
#pragma once

#include <string>
#include <string_view>

namespace codemaker::commands {

/// A directory that is gone when it is no longer needed.
class ScratchDirectory {
 public:
  /// Makes it in /tmp. Throws std::system_error if that cannot be.
  ScratchDirectory();
  ScratchDirectory(const ScratchDirectory&) = delete;
  ScratchDirectory& operator=(const ScratchDirectory&) = delete;
  ~ScratchDirectory();

  [[nodiscard]] const std::string& path() const { return path_; }

  /// Writes a new file into it. Throws std::runtime_error if that cannot be.
  void write(const char* name, std::string_view text) const;

 private:
  std::string path_;
};

}  // namespace codemaker::commands
