/// The Hall of Fame as callers see it.
#pragma once

#include "play/scenes/scene.hpp"
#include "play/shell/hall_champions.hpp"
#include "play/shell/shown_game.hpp"
#include "scores/hall.hpp"
#include "scores/store.hpp"
#include "scores/tags.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {

/// What the Hall of Fame shows.
enum class Shown : std::uint8_t { all_time, season, champions, all_boards };

class HallScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take(const Answer& answer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "hall"; }

  [[nodiscard]] bool fills_large() const { return true; }

  void draw(Canvas& canvas) const;

  /// Nothing is asked before the tables are there.
  [[nodiscard]] std::string prompt() const;

  void point(const Pointer& pointer, Stage& stage);
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  void turn_to(engine::RankedGame game, Stage& stage);

  void turn_to_tables(Shown shown, Stage& stage);

  [[nodiscard]] bool has_seasons() const { return tables_ && tables_->season; }

  /// Whatever is shown; nothing before it is there.
  [[nodiscard]] bool are_there() const;

  /// Of the table that is shown, or that of another game beside it; champions are in none.
  [[nodiscard]] std::span<const scores::Entry> rows(std::optional<engine::RankedGame> of = {})
      const;

  void go_to_row(std::size_t row);
  void show_run(std::size_t row, Stage& stage);
  void draw_small(Canvas& canvas) const;
  void draw_full(Canvas& canvas) const;
  void draw_large(Canvas& canvas) const;
  void draw_full_row(Canvas& canvas, int at, std::size_t rank, const scores::Entry& row) const;
  void draw_full_table(Canvas& canvas) const;
  [[nodiscard]] std::string title() const;
  [[nodiscard]] std::string shown_board(const scores::Entry& row) const;
  [[nodiscard]] std::string told_board(const scores::Entry& row) const;
  [[nodiscard]] bool waits(const scores::Entry& row) const;
  [[nodiscard]] bool has_waiting() const;
  [[nodiscard]] std::string_view remark() const;

  OfferedGames offered_;
  engine::RankedGame game_ = engine::first_ranked_game;
  std::optional<event::Tables> tables_;
  std::optional<event::AllBoards> all_boards_;
  ChampionsPage champions_;
  bool shares_boards_ = false;
  Shown shown_ = Shown::all_time;
  scores::Player player_;
  std::string board_name_;
  scores::BoardNames boards_;
  Filings::Submissions waiting_;  ///< scores of the caller that are not in the tables yet
  std::size_t row_ = 0;           ///< under the cursor
  GameChooser chooser_;
};

}  // namespace codemaker::play::shell
