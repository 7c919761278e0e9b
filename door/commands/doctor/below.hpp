/// Where files lie.
#pragma once

#include <string>

namespace codemaker::commands {

/// True for what lies in a directory, through links, too, and for the directory itself.
[[nodiscard]] bool is_below(const std::string& path, const std::string& directory);

}  // namespace codemaker::commands
