/// What the sysop's commands say and ask.
#pragma once

#include "ansi/fault.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::commands {

/// Seconds since 1970 as "2026-11-22T20:15:00Z".
[[nodiscard]] std::string time_text(std::int64_t when);

/// A text of others' as it may leave the program: cleaned, and cut at 64 characters.
[[nodiscard]] std::string shown(std::string_view text);

/// Complains of what could not be done; the exit status for it.
int tell_failure(const ansi::Fault& fault);

/// What the sysop should know, on standard error.
void print_remarks(const std::vector<std::string>& remarks);

/// Before something is destroyed: 0 to go on, else the exit status. `what` follows "this ", as in
/// "empties every table"; without a terminal to put the question on it refuses.
[[nodiscard]] int ask_first(bool is_agreed, const std::string& what, const std::string& question);

/// A line that nobody sees while it is typed, or the first line of standard input if that is no
/// terminal; nullopt at its end.
[[nodiscard]] std::optional<std::string> ask_secret(const std::string& question);

}  // namespace codemaker::commands
