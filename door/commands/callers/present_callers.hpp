/// Finding callers, for the commands about them.
#pragma once

#include "commands/callers/who.hpp"
#include "io/presence/asking.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::commands {

/// The data directory that the command is about; nullopt: it was said why there is none.
[[nodiscard]] std::optional<std::string> data_of_callers(const CommonOptions& options);

/// Who is there, with their boards as the sysop calls them.
[[nodiscard]] scores::Result<io::presence::WhoIsThere> who_is_there(const std::string& data);

/// "42 s", "7 min", "3 h".
[[nodiscard]] std::string short_time(std::int64_t seconds);

/// "code breaking run, level 2".
[[nodiscard]] std::string doing_of(const io::presence::Present& caller);

/// "door node 3", "telnet 192.0.2.7".
[[nodiscard]] std::string way_of(const io::presence::Present& caller);

/// Says which processes do not answer, and how many are not ours to ask.
void tell_silent(const io::presence::WhoIsThere& who);

/// Ends the calls of a board, by the name it has in rows; how many heard it. What does not answer
/// is said.
int end_calls_of_board(const std::string& data, const std::string& board, const std::string& text);

/// The one caller that is meant; nullopt: it was said why there is none.
[[nodiscard]] std::optional<io::presence::Present> one_caller(
    const std::vector<io::presence::Present>& callers, const std::string& who
);

}  // namespace codemaker::commands
