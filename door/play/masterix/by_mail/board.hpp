/// A round of Masterix between two callers: the board of a live round, whose moves are made
/// elsewhere.
#pragma once

#include "engine/masterix/record.hpp"
#include "play/boards/newest_move.hpp"
#include "play/masterix/play_state.hpp"
#include "play/shared/move_board.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::play::masterix::by_mail {

class Board final : public shared::MoveBoard {
 public:
  [[nodiscard]] std::unique_ptr<shared::MoveBoard> copy() const override;
  void show(shared::MovePage page, Stage& stage) override;
  [[nodiscard]] shared::MoveTyped press(const ansi::Key& key, Stage& stage) override;
  [[nodiscard]] shared::MoveTyped point(const Pointer& pointer, Stage& stage) override;
  void tick(Stage& stage) override;
  [[nodiscard]] std::optional<Instant> wakes_at() const override;
  void draw(Canvas& canvas) const override;
  [[nodiscard]] int row_below(const Canvas& canvas) const override;
  void draw_last(Canvas& canvas, int row) const override;
  [[nodiscard]] std::string status(bool is_lean) const override;
  [[nodiscard]] bool is_choosing() const override;
  [[nodiscard]] std::vector<KeyHelp> keys() const override;

 private:
  using Record = engine::masterix::records::MasterixRecord;

  void lay_out(const Record& record, std::size_t moves);
  void let_choose();
  void finish(Stage& stage);

  PlayState state_;
  boards::NewestMove<Record> newest_;
  bool is_open_ = false;
};

}  // namespace codemaker::play::masterix::by_mail
