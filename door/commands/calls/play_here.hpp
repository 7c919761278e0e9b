/// `codemaker`: plays here and now in this terminal. It is for people: where a board started it
/// and forgot the drop file, nobody knows who calls.
#pragma once

#include "commands/options.hpp"

#include <cstdint>

namespace codemaker::commands {

/// Who says that somebody is here: `--local`, or the account; `sysop`: `--sysop`, in their name.
enum class LocalOrder : std::uint8_t { none, given, sysop };

/// Returns the exit status. Without the order it takes a person's account: a home and a shell to
/// log in with. Whoever has none gets one polite line and status 1; so does everybody where the
/// config says `local = false`.
[[nodiscard]] int play_here(
    const CommonOptions& options, const ShowOptions& show, LocalOrder local
);

}  // namespace codemaker::commands
