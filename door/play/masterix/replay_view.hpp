/// A game of Masterix shown move by move.
#pragma once

#include "engine/masterix/record.hpp"
#include "play/masterix/play_state.hpp"
#include "play/shared/replay_part.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace codemaker::play::masterix {

class ReplayView : public shared::ReplayPart {
 public:
  explicit ReplayView(const ShownGame& game);

  [[nodiscard]] std::size_t moves() const { return record_.moves.size(); }

  [[nodiscard]] std::string where(std::size_t move) const;
  [[nodiscard]] std::string said(std::size_t move, bool is_line) const;
  void draw(Canvas& canvas, std::size_t move) const;

 private:
  /// What stands there after a move.
  struct Step {
    std::optional<engine::masterix::Round> round;
    engine::records::Outcome outcome;
  };

  [[nodiscard]] bool is_run() const {
    return std::holds_alternative<engine::masterix::records::MasterixRun>(record_.setup);
  }

  [[nodiscard]] const shared::Actor& player_of(engine::masterix::Color color) const {
    return color == engine::masterix::Color::blue ? one_ : two_;
  }

  [[nodiscard]] std::string jump_text(const engine::masterix::Move& jump, std::size_t move) const;
  [[nodiscard]] std::string round_text(std::size_t move) const;
  /// The round as its own screens would draw it.
  [[nodiscard]] PlayState state_at(std::size_t move) const;

  engine::masterix::records::MasterixRecord record_;
  std::vector<Step> steps_;  ///< the first is before the first move
  shared::Actor one_;        ///< who is blue
  shared::Actor two_;
};

}  // namespace codemaker::play::masterix
