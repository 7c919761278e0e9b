/// A game of Egg Carton shown move by move.
#pragma once

#include "engine/egg_carton/record.hpp"
#include "play/boards/replay_view.hpp"
#include "play/egg_carton/play_state.hpp"
#include "play/egg_carton/weighing.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace codemaker::play::egg_carton {

class ReplayView : public boards::ReplayView<
                       ReplayView, engine::egg_carton::records::CartonRecord, question::Weigh> {
 public:
  using boards::ReplayView<
      ReplayView, engine::egg_carton::records::CartonRecord, question::Weigh>::ReplayView;

  [[nodiscard]] std::string said_of(
      engine::egg_carton::records::Selected selected, std::size_t move, bool is_line
  ) const;

  [[nodiscard]] bool leaves_row() const { return true; }

  void draw_table(Canvas& canvas, std::size_t move) const;
  [[nodiscard]] std::size_t legs_of(std::size_t move) const;
  void draw_table_in(Canvas& canvas, std::size_t move, std::size_t leg) const;
  [[nodiscard]] std::vector<std::string> told_table(std::size_t move) const;

 private:
  /// The marbles of a selection as they begin to be sown.
  [[nodiscard]] SowingShow sowing_of(std::size_t move) const;
  void draw_word(Canvas& canvas, Player won) const;
  /// The carton as its own screens would draw it.
  [[nodiscard]] PlayState state_at(std::size_t move) const;
};

}  // namespace codemaker::play::egg_carton
