/// What shells complete on the command line.
#pragma once

#include "commands/manual/command_table.hpp"

#include <span>
#include <string>
#include <string_view>

namespace codemaker::commands {

/// The shells there is completion for.
[[nodiscard]] std::span<const std::string_view> known_shells();

/// The script that completes commands, options and their words in `shell`, one of `known_shells`.
[[nodiscard]] std::string completion(const Command& program, std::string_view shell);

}  // namespace codemaker::commands
