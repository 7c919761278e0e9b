/// The caller's own days of a puzzle: the month as a calendar, streaks, and how many guesses the
/// days took that they won.
#pragma once

#include "play/drawing/canvas.hpp"
#include "play/events/answers.hpp"
#include "play/scenes/stage.hpp"

#include <span>
#include <string_view>

namespace codemaker::play::shell::daily {

struct OwnDays {
  std::string_view title;    ///< of the puzzle
  std::string_view counted;  ///< "guesses"; empty: nothing is
  engine::records::Day today;
  engine::records::Day shown;      ///< that the calendar is turned to
  std::span<const DayDone> month;  ///< of that month
  const DailyGame& game;
  bool is_played;                     ///< today's
  engine::Points todays_guesses = 0;  ///< 0: it is not won
  bool has_bar = false;               ///< on the day that is shown, instead of its blue
};

void tell_days(const OwnDays& days, Stage& stage);

/// Two frames in so many rows of a full screen.
void draw_days(Canvas& canvas, const OwnDays& days, int row, int rows);

/// The same on small screens.
void draw_small_days(Canvas& canvas, const OwnDays& days, int row, int rows);

}  // namespace codemaker::play::shell::daily
