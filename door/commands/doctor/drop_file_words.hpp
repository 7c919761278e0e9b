/// What a drop file tells, in the words of a sysop.
#pragma once

#include "dropfiles/drop_file.hpp"

#include <string>
#include <vector>

namespace codemaker::commands {

/// One sentence a line, `Time left: 42 minutes (line 19)`, with the line of the file that decided
/// it. What a call does not hang on is left out where the file does not tell it.
[[nodiscard]] std::vector<std::string> in_words(const dropfiles::DropFile& file);

}  // namespace codemaker::commands
