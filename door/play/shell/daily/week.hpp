/// The days of this week, and what is known of the caller's days and of yesterday.
#pragma once

#include "play/shell/daily/own_days.hpp"

#include <span>
#include <string>

namespace codemaker::play::shell::daily {

/// What the puzzles of the week are like, from Monday to Sunday; where they are all alike, how they
/// went for the caller. `corner`: of the frame around them.
void draw_week(
    Canvas& canvas, ansi::Position corner, engine::records::Day of, engine::RankedGame game,
    std::span<const DayDone> done
);

inline constexpr int beside_width = 50;  ///< of what large screens have beside the calendar

/// A game of the day, and the days of it that the caller has played.
struct WeekOfGame {
  std::string title;
  std::span<const DayDone> done;
};

/// The week on large screens: how the days of all games went, side by side.
void draw_week_of_games(
    Canvas& canvas, ansi::Position corner, engine::records::Day today,
    std::span<const WeekOfGame> games
);

/// The caller's month in figures, and what is known of yesterday.
void draw_month_and_yesterday(Canvas& canvas, ansi::Position at, int rows, const OwnDays& days);

}  // namespace codemaker::play::shell::daily
