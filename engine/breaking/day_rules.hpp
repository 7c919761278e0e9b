/// The code of a day: how large it is, and how its pegs are told (engine/records/puzzles.md).
#pragma once

#include "engine/breaking/rules.hpp"
#include "engine/records/puzzle.hpp"

#include <cstdint>

namespace codemaker::engine::breaking {

/// How the pegs of a day's code are told.
enum class DayPegs : std::uint8_t { colors, letters, digits };

struct DayRules {
  Rules rules;
  DayPegs pegs = DayPegs::colors;
};

/// 4 holes and 6 colors before puzzles follow the weekday, then from those on Mondays to 5 holes
/// and 8 colors on Sundays.
[[nodiscard]] DayRules rules_of_day(engine::records::Day day);

}  // namespace codemaker::engine::breaking
