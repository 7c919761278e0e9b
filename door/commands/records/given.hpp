/// Records as a command is given them.
#pragma once

#include "commands/records/records.hpp"
#include "engine/records/line.hpp"

#include <functional>
#include <string>

namespace codemaker::commands {

/// Reads a record in either form and replays it. Throws BadRequest with what is wrong.
[[nodiscard]] engine::records::Line checked_record(const std::string& given);

/// Calls `each(number, given)` for all that was named: what stands in the options, the lines of
/// kept games, or else the lines of standard input; numbers count from 1. A BadRequest is printed
/// as what is wrong with that one. Returns the exit status.
[[nodiscard]] int for_each_given(
    const RecordsOptions& options,
    const std::function<void(int number, const std::string& given)>& each
);

}  // namespace codemaker::commands
