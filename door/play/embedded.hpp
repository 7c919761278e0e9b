/// Files that ship inside the program, and which version of it this is.
#pragma once

#include <string_view>

namespace codemaker::play::embedded {

/// door/art/letters.txt
extern const std::string_view letters;

/// "1.2.3"
extern const std::string_view version;

}  // namespace codemaker::play::embedded
