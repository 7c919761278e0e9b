/// What the program does for its own safety before anything else.
#pragma once

#include "scores/disk.hpp"

#include <string>

namespace codemaker::io {

/// Opens /dev/null on those of the descriptors 0, 1 and 2 that are closed. The first file opened
/// would get such a number otherwise, and what is meant for the caller would go into the log. False
/// if that cannot be done.
[[nodiscard]] bool fill_standard_descriptors();

/// A file that may grow no more (ulimit -f) is as a full disk: the write fails, and the program
/// lives.
void outlive_file_limit();

/// For a door, which a board starts with its own account, and for the server: it can never gain
/// rights, and other programs of that account cannot look into its memory, where a drop file or a
/// password has been; nor does it leave a core.
void drop_privileges();

/// From now on the program is this account's, and never again the one that started it. A fault:
/// there is no such account, or we may not.
[[nodiscard]] scores::Result<void> become_user(const std::string& name);

}  // namespace codemaker::io
