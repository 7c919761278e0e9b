/// `codemaker restore --list`: the copies that tables and records can be led back by.
#pragma once

#include "commands/restore.hpp"
#include "records/target.hpp"
#include "scores/disk.hpp"

#include <optional>
#include <string_view>

namespace codemaker::commands {

/// What stands where a copy is named for the finished ranked runs of kept games.
inline constexpr std::string_view kept_games = "games";

/// Prints them. `records` is nullopt where no games are kept. Returns the exit status.
[[nodiscard]] int list_copies(
    const RestoreOptions& options, scores::Disk& disk,
    const std::optional<scores::records::Target>& records
);

}  // namespace codemaker::commands
