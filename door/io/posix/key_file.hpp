/// The file of a key, which no account but its owner's reads.
#pragma once

#include "scores/disk.hpp"

#include <string>
#include <string_view>

namespace codemaker::io {

/// Makes the file with this text, whole and for good, unless one is there: of several programs that
/// try at once one makes it, and all find that.
[[nodiscard]] scores::Result<void> make_key_file(const std::string& path, std::string_view text);

}  // namespace codemaker::io
