/// What the sources of this folder share, and no other knows.
#pragma once

#include "io/posix/files.hpp"

#include <dirent.h>
#include <sys/stat.h>

namespace codemaker::io {

/// Of a directory that we make: for an account and its group.
inline constexpr mode_t directory_mode = 0770;

/// For a pointer to an open directory.
struct CloseDirectory {
  void operator()(DIR* directory) const { ::closedir(directory); }
};

/// What stat(2) says, in our words.
[[nodiscard]] FileStatus status_from(const struct stat& status);

}  // namespace codemaker::io
