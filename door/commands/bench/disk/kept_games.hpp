/// How soon games are kept and found in a database of many.
#pragma once

#include "commands/bench/report.hpp"
#include "engine/breaking/record.hpp"
#include "engine/records/record.hpp"

#include <vector>

namespace codemaker::commands {

/// Fills a database in the directory for temporary files with so many games, made of these, which
/// are code breaking, and measures it. A thousand players share them.
void measure_kept_games(
    BenchReport& report, const std::vector<engine::breaking::records::BreakingRecord>& played,
    int games
);

}  // namespace codemaker::commands
