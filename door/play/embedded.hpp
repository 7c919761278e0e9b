/// Files that ship inside the program.
#pragma once

#include <string_view>

namespace codemaker::play::embedded {

/// door/art/title.ans
extern const std::string_view title_art;

/// door/art/letters.txt
extern const std::string_view letters;

}  // namespace codemaker::play::embedded
