/// Landlock: which files a call reaches.
#pragma once

#include <string>
#include <vector>

namespace codemaker::io {

/// Directories, or files. What is not there is left out.
struct ReachableFiles {
  std::vector<std::string> written;  ///< all below them is read, written, made and removed
  std::vector<std::string> read;     ///< all below them is read
  bool reads_everything = false;
};

/// What this thread opens from now on is one of these, and it runs none. 0, or the errno of a
/// kernel that has no Landlock.
[[nodiscard]] int confine_files(const ReachableFiles& files);

}  // namespace codemaker::io
