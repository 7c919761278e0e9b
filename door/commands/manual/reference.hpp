/// Commands and settings for a reader of Markdown: the end of door/reference.md.
#pragma once

#include "commands/manual/command_table.hpp"

#include <string>

namespace codemaker::commands {

/// Every command with all it takes, and every setting with its default, and all that the doctor
/// finds.
[[nodiscard]] std::string reference(const Command& program);

}  // namespace codemaker::commands
