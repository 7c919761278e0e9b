/// What stands beside the main menu on large screens: the puzzles of the day, the best of each
/// game, and what waits for the caller.
#pragma once

#include "play/catalog/daily_text.hpp"
#include "play/scenes/stage.hpp"
#include "scores/entry.hpp"

#include <optional>
#include <span>
#include <string>

namespace codemaker::play::shell {

class MenuSide {
 public:
  /// Asks for what it shows, where there is room for it.
  void begin(Stage& stage);
  void take(const Answer& answer);

  /// `news`: what is said to the caller, a sentence each.
  void draw(Canvas& canvas, std::span<const std::string> news, int last_row) const;

 private:
  void draw_puzzles(Canvas& canvas, int row) const;
  void draw_best(Canvas& canvas, int row, int rows) const;
  [[nodiscard]] const engine::records::Record* own(engine::RankedGame game) const;

  OfferedGames offered_;
  scores::Player player_;
  engine::records::Day day_ = engine::records::first_day;
  play::DaysOfCall of_call_;
  std::optional<event::Tables> tables_;
  std::optional<event::DailyTables> today_;
};

}  // namespace codemaker::play::shell
