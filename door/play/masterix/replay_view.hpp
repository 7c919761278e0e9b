/// A game of Masterix shown move by move.
#pragma once

#include "engine/masterix/record.hpp"
#include "play/boards/replay_view.hpp"
#include "play/masterix/play_state.hpp"
#include "play/masterix/weighing.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace codemaker::play::masterix {

class ReplayView : public boards::ReplayView<
                       ReplayView, engine::masterix::records::MasterixRecord, question::Weigh> {
 public:
  using boards::ReplayView<
      ReplayView, engine::masterix::records::MasterixRecord, question::Weigh>::ReplayView;

  [[nodiscard]] std::string said_of(Move jump, std::size_t move, bool is_line) const;

  void draw_table(Canvas& canvas, std::size_t move) const;

  /// Announced, destroying, paying.
  [[nodiscard]] static std::size_t legs_of(std::size_t /*move*/) { return 3; }

  void draw_table_in(Canvas& canvas, std::size_t move, std::size_t leg) const;
  [[nodiscard]] std::vector<std::string> told_table(std::size_t move) const;

 private:
  [[nodiscard]] std::string round_text(std::size_t move) const;
  /// The round as its own screens would draw it.
  [[nodiscard]] PlayState state_at(std::size_t move) const;
};

}  // namespace codemaker::play::masterix
