#include "engine/breaking/day_rules.hpp"

#include <array>
#include <cstddef>

namespace codemaker::engine::breaking {

DayRules rules_of_day(engine::records::Day day) {
  static constexpr std::array<DayRules, 7> week{{
      {{.holes = 4, .colors = 6}, DayPegs::colors},
      {{.holes = 4, .colors = 7}, DayPegs::letters},
      {{.holes = 4, .colors = 8}, DayPegs::colors},
      {{.holes = 4, .colors = 10, .repeats = false}, DayPegs::digits},
      {{.holes = 5, .colors = 6}, DayPegs::letters},
      {{.holes = 5, .colors = 7}, DayPegs::colors},
      {{.holes = 5, .colors = 8}, DayPegs::colors},
  }};
  if (day < engine::records::first_weekly_day) return {};
  return week.at(static_cast<std::size_t>(engine::records::weekday_of(day)));
}

}  // namespace codemaker::engine::breaking
