/// The file of a key, for those alone who share the data.
#pragma once

#include "scores/disk.hpp"

#include <string>
#include <string_view>

namespace codemaker::io {

/// Makes the file with this text, whole and for good, unless one is there: of several programs that
/// try at once one makes it, and all find that. It belongs to the owner of the directory, with mode
/// 0600; where another account of its group makes it, with 0640, so that both read it.
[[nodiscard]] scores::Result<void> make_key_file(const std::string& path, std::string_view text);

}  // namespace codemaker::io
