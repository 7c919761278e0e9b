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

/// A game of the day, and the days of it that the caller has played.
struct WeekOfGame {
  std::string title;
  std::span<const DayDone> done;
};

/// The rows of the tables on large screens.
struct TableRows {
  int first;
  int rows;
};

/// The frame of the week on large screens, beside the tables.
void draw_week_frame(Canvas& canvas, const TableRows& tables);

/// What large screens have in that frame, and below the tables: the days of all games in this week,
/// the calendar of the chosen one, its month in figures and what is known of yesterday.
void draw_large_days(
    Canvas& canvas, const TableRows& tables, engine::RankedGame chosen, const OwnDays& days,
    std::span<const WeekOfGame> games
);

}  // namespace codemaker::play::shell::daily
