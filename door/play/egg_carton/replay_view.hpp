/// A game of Egg Carton shown move by move.
#pragma once

#include "engine/egg_carton/record.hpp"
#include "play/egg_carton/play_state.hpp"
#include "play/shared/replay_part.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace codemaker::play::egg_carton {

class ReplayView : public shared::ReplayPart {
 public:
  explicit ReplayView(const ShownGame& game);

  [[nodiscard]] std::size_t moves() const { return record_.moves.size(); }

  [[nodiscard]] std::string where(std::size_t move) const;
  [[nodiscard]] std::string said(std::size_t move, bool is_line) const;
  void draw(Canvas& canvas, std::size_t move) const;

 private:
  /// What lies there after a move.
  struct Step {
    std::optional<engine::egg_carton::Position> position;
    engine::records::Outcome outcome;
  };

  [[nodiscard]] bool is_ladder() const {
    return std::holds_alternative<engine::egg_carton::records::Ladder>(record_.setup);
  }

  [[nodiscard]] const shared::Actor& actor(Player player) const {
    return player == Player::one ? one_ : two_;
  }

  [[nodiscard]] std::string selected_text(Slot slot, std::size_t move, bool is_line) const;
  /// The carton as its own screens would draw it.
  [[nodiscard]] PlayState state_at(std::size_t move) const;

  engine::egg_carton::records::CartonRecord record_;
  std::vector<Step> steps_;  ///< the first is before the first move
  shared::Actor one_;
  shared::Actor two_;
};

}  // namespace codemaker::play::egg_carton
