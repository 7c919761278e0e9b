/// Finding callers, for the commands about them.
#pragma once

#include "commands/callers/who.hpp"
#include "io/presence/asking.hpp"

#include <optional>
#include <string>
#include <vector>

namespace codemaker::commands {

/// The data directory that the command is about; nullopt: it was said why there is none.
[[nodiscard]] std::optional<std::string> data_of_callers(const CommonOptions& options);

/// Says which processes do not answer, and how many are not ours to ask.
void tell_silent(const io::presence::WhoIsThere& who);

/// The one caller that is meant; nullopt: it was said why there is none.
[[nodiscard]] std::optional<io::presence::Present> one_caller(
    const std::vector<io::presence::Present>& callers, const std::string& who
);

}  // namespace codemaker::commands
