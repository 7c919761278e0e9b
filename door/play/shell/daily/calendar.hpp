/// The calendar on the page of the day: a list of days, of which those that are over can be played
/// unranked.
#pragma once

#include "play/events/answers.hpp"
#include "play/scenes/stage.hpp"

#include <optional>
#include <span>
#include <string>

namespace codemaker::play::shell::daily {

class Calendar {
 public:
  void begin(engine::records::Day today);

  /// The day that the light bar is on.
  [[nodiscard]] engine::records::Day shown() const { return shown_; }

  void show(engine::records::Day day, Stage& stage);
  /// A key that moves the light bar; false: it is none.
  [[nodiscard]] bool press(const ansi::Key& key, Stage& stage);
  /// What is kept of the days of another month.
  void take(const event::DailyTables& tables);

  /// What is kept of a game in the month that is shown; `game` is that of the month of today.
  [[nodiscard]] std::span<const DayDone> month(engine::RankedGame id, const DailyGame& game) const;
  /// What the day is that is shown, if it is not today; empty: it is.
  [[nodiscard]] std::string text(engine::RankedGame game) const;

 private:
  engine::records::Day today_ = engine::records::first_day;
  engine::records::Day shown_ = engine::records::first_day;
  std::optional<event::DailyTables> past_;  ///< of the month that is shown, if it is over
};

/// Plays a game of a day that is over there, unless the caller's own of that day still waits.
void play_past(
    const event::DailyTables& tables, engine::RankedGame game, Place leads, bool may_go_on,
    Stage& stage
);

}  // namespace codemaker::play::shell::daily
