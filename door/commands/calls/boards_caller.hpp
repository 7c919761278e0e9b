/// A caller whom a board hands over: what their drop file tells, as a call has it.
#pragma once

#include "commands/calls/door.hpp"
#include "dropfiles/drop_file.hpp"
#include "io/door/line_order.hpp"
#include "io/door/transport.hpp"
#include "io/finding/drop_search.hpp"
#include "wire/conversation.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::commands {

/// The caller, and the line if there is one.
struct BoardsCaller {
  io::FoundDropFile drop;
  scores::Result<io::LineChoice> line;
  std::optional<int> node;
};

/// Who only looks what the doctor sees is no sysop.
[[nodiscard]] bool is_sysop(
    const DoorOptions& options, const config::Settings& settings, const dropfiles::DropFile& file
);

/// What was found and where, for the doctor. `blank` is one that no line is broken at.
[[nodiscard]] std::vector<std::string> findings_of(
    const BoardsCaller& caller, std::string_view blank
);

/// What is known before the first byte.
[[nodiscard]] wire::CallSetup call_setup_for(
    const DoorOptions& options, const config::Settings& settings, const BoardsCaller& caller,
    io::CallersLine& line
);

}  // namespace codemaker::commands
