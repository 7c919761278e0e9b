/// The puzzles of the day: which there are, how the caller did, and the tables of day and month.
#pragma once

#include "play/catalog/daily_text.hpp"
#include "play/scenes/scene.hpp"
#include "play/shell/daily/calendar.hpp"
#include "play/shell/daily/offering.hpp"
#include "play/shell/daily/own_days.hpp"
#include "play/shell/daily/rank.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell::daily {

/// A puzzle of each day.
struct Puzzle {
  engine::RankedGame game;
  std::string_view title;
  std::string what;               ///< there is to do
  Place leads;                    ///< where it is played
  Place leads_past;               ///< where that of a day that is over is
  std::string_view counted = {};  ///< "guesses"; empty: nothing is
};

/// The puzzle whose row a place of the screen is in, of so many; nullopt: none.
[[nodiscard]] std::optional<std::size_t> puzzle_at(
    std::size_t puzzles, ansi::Position at, bool is_lean
);

class DailyPage : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void point(const Pointer& pointer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "daily"; }

  [[nodiscard]] bool fills_large() const { return true; }

  void draw(Canvas& canvas) const;

  /// Of the chosen puzzle, once it is played.
  [[nodiscard]] std::optional<Share> share() const;

  /// Nothing is asked before the tables are there.
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  /// The tables of day and month, or the caller's own days.
  enum class Half : std::uint8_t { tables, days };

  void choose(std::size_t puzzle, Stage& stage);
  void play(Stage& stage);
  /// Plays the chosen puzzle of a day, today's or unranked one that is over.
  void play_day(engine::records::Day day, Stage& stage);
  void tell_tables(Stage& stage) const;

  [[nodiscard]] const Puzzle& chosen() const { return puzzles_[chosen_]; }

  /// What is known of a puzzle's game; nullptr before it was read.
  [[nodiscard]] const DailyGame* game_of(const Puzzle& puzzle) const;
  /// The caller's game of today, over or not.
  [[nodiscard]] const engine::records::Record* own(const Puzzle& puzzle) const;
  [[nodiscard]] bool is_played(const Puzzle& puzzle) const;

  [[nodiscard]] std::string status(const Puzzle& puzzle) const;
  /// What is to be said of the tables besides their rows.
  [[nodiscard]] std::string_view remark() const;

  void draw_full(Canvas& canvas) const;
  void draw_small(Canvas& canvas) const;
  void draw_day(Canvas& canvas) const;
  void draw_month(Canvas& canvas) const;
  /// Of the chosen puzzle, whose game was read.
  [[nodiscard]] OwnDays own_days() const;
  /// What stands at the foot of the screen, or on a page below its cards.
  [[nodiscard]] std::string foot(bool is_page = false) const;

  engine::records::Day day_ = engine::records::first_day;
  bool may_go_on_ = true;  ///< with a game that was cut off
  WayToRank way_to_rank_;
  Calendar calendar_;
  std::optional<engine::records::Day> wanted_;  ///< to be played once what is kept of it is read
  std::optional<event::DailyTables> tables_;
  bool plays_then_ = false;  ///< Enter came before the tables
  play::DaysOfCall of_call_;
  std::vector<Puzzle> puzzles_;  ///< that are offered, in the order of their keys
  std::size_t chosen_ = 0;       ///< among them
  OfferBar asked_;               ///< in today's table
  Half half_ = Half::tables;
  bool is_large_ = false;          ///< both halves are seen
  std::int64_t minutes_left_ = 0;  ///< of the day, when a key was pressed last
};

}  // namespace codemaker::play::shell::daily
