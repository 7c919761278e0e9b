/// Runs of kept games, from which tables get back what neither a copy nor the trail has.
#pragma once

#include "scores/disk.hpp"
#include "scores/format.hpp"
#include "scores/trail.hpp"

#include <optional>
#include <vector>

namespace codemaker::scores {

/// Those of them that no change in force took out of the tables: whose row a sysop took out or
/// renamed stays away with all that they had played until then, and a table that was reset, or
/// replaced by an import, with all that anybody had.
[[nodiscard]] std::vector<Entry> not_taken_out(
    const std::vector<Entry>& runs, const std::vector<const Change*>& in_force
);

/// The runs of kept games that may be entered in tables of this change without asking; nullopt:
/// the trail does not tell what was taken out of them.
[[nodiscard]] Result<std::optional<std::vector<Entry>>> runs_for(
    Disk& disk, const ChangeMark& last_change
);

}  // namespace codemaker::scores
