/// The Hall of Fame as callers see it.
#pragma once

#include "play/scene.hpp"
#include "play/shell/shown_game.hpp"
#include "scores/hall.hpp"
#include "scores/store.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {

class HallScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take(const Answer& answer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "hall"; }

  void draw(Canvas& canvas) const;

  /// Nothing is asked before the tables are there.
  [[nodiscard]] std::string prompt() const;

  void point(const Pointer& pointer, Stage& stage);
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  void turn_to(engine::RankedGame game, Stage& stage);

  void turn_to_boards(bool all, Stage& stage);

  /// Those of all boards or of this one, whatever is shown; nothing before they are there.
  [[nodiscard]] bool are_there() const {
    return shows_all_ ? all_boards_.has_value() : tables_.has_value();
  }

  [[nodiscard]] std::span<const scores::Entry> rows() const {
    if (!are_there()) return {};
    return (shows_all_ ? all_boards_->hall : tables_->hall).rows(game_);
  }

  [[nodiscard]] bool has_rows() const { return !rows().empty(); }

  void go_to_row(std::size_t row);
  void show_run(std::size_t row, Stage& stage);
  void draw_small(Canvas& canvas) const;
  void draw_full(Canvas& canvas) const;
  void draw_full_row(Canvas& canvas, int at, std::size_t rank, const scores::Entry& row) const;
  void draw_board_tabs(Canvas& canvas) const;
  [[nodiscard]] std::string shown_board(const scores::Entry& row) const;
  [[nodiscard]] bool waits(const scores::Entry& row) const;
  [[nodiscard]] bool has_waiting() const;
  [[nodiscard]] std::string_view remark() const;

  engine::RankedGame game_ = engine::RankedGame::breaking;
  std::optional<event::Tables> tables_;
  std::optional<event::AllBoards> all_boards_;
  bool shares_boards_ = false;
  bool shows_all_ = false;
  scores::Player player_;
  std::string board_name_;
  Filings::Submissions waiting_;  ///< scores of the caller that are not in the tables yet
  std::size_t row_ = 0;           ///< under the cursor
  GameChooser chooser_;
};

}  // namespace codemaker::play::shell
