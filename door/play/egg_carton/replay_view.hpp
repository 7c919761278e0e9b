/// A game of Egg Carton shown move by move.
#pragma once

#include "engine/egg_carton/record.hpp"
#include "play/boards/replay_view.hpp"
#include "play/boards/review.hpp"
#include "play/egg_carton/play_state.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::play::egg_carton {

class ReplayView
    : public boards::ReplayView<ReplayView, engine::egg_carton::records::CartonRecord> {
 public:
  using boards::ReplayView<ReplayView, engine::egg_carton::records::CartonRecord>::ReplayView;

  [[nodiscard]] std::string said_of(
      engine::egg_carton::records::Selected selected, std::size_t move, bool is_line
  ) const;

  [[nodiscard]] std::optional<boards::BoardToReview> board_at(
      std::size_t move, std::array<std::string, 2> names
  ) const;

  void draw_table(Canvas& canvas, std::size_t move) const;
  [[nodiscard]] std::vector<std::string> told_table(std::size_t move) const;

 private:
  /// The carton as its own screens would draw it.
  [[nodiscard]] PlayState state_at(std::size_t move) const;
};

}  // namespace codemaker::play::egg_carton
