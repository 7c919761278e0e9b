/// Files that ship inside the program, and which version of it this is.
#pragma once

#include <string_view>

namespace codemaker::play::embedded {

/// door/art/letters.txt
extern const std::string_view letters;

/// "1.2.3"
extern const std::string_view version;

/// The day of its entry in CHANGELOG.md: "2026-11-23"
extern const std::string_view released;

}  // namespace codemaker::play::embedded
