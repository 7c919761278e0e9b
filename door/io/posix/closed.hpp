/// What an account may not use of a directory that is its own.
#pragma once

#include <string>
#include <vector>

namespace codemaker::io {

/// The first of what lies in a directory that this account cannot use, by its name from there: to
/// read a file, to write one that is written in place, to make files in a directory. Two levels
/// deep, in order, and at most 20; links are left out.
[[nodiscard]] std::vector<std::string> closed_below(const std::string& directory);

}  // namespace codemaker::io
