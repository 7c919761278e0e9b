/// The days of this week, and what is known of the caller's days in words.
#pragma once

#include "play/shell/daily/own_days.hpp"

#include <span>

namespace codemaker::play::shell::daily {

/// What the puzzles of the week are like, from Monday to Sunday; where they are all alike, how they
/// went for the caller. `corner`: of the frame around them.
void draw_week(
    Canvas& canvas, ansi::Position corner, engine::records::Day of, engine::RankedGame game,
    std::span<const DayDone> done
);

inline constexpr int beside_width = 50;  ///< of what large screens have beside the calendar

/// What is known of the caller and of yesterday.
void draw_days_in_words(Canvas& canvas, ansi::Position at, int rows, const OwnDays& days);

}  // namespace codemaker::play::shell::daily
