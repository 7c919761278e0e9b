/// All that a game of Egg Carton is at a moment.
#pragma once

#include "play/egg_carton/board.hpp"
#include "play/egg_carton/sowing.hpp"
#include "play/scene.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::egg_carton {

/// Who sits at a side of the carton.
struct Seat {
  std::string name = {};
  int strength = 0;  ///< of the computer, 1 … 10; 0 for a person
};

using Player = engine::egg_carton::Player;
using Slot = engine::egg_carton::Slot;

/// The turn of a side that is going on, or was its last.
struct Turn {
  std::string letters = {};  ///< of its selections
  std::string rule = {};     ///< by which the last of them came to rest
};

struct PlayState {
  engine::egg_carton::Position position;
  std::array<Seat, 2> seats;
  std::array<Turn, 2> turns;
  std::vector<Slot> selections;
  bool begins_turn = true;  ///< the next selection is the first of a turn
  std::optional<SowingShow> sowing;
  bool rests = false;    ///< the computer selects again as soon as the rule has been read
  Instant next_step_at;  ///< of the sowing, or the end of the rest

  [[nodiscard]] const Seat& seat(Player player) const {
    return seats[player == Player::one ? 0 : 1];
  }

  /// True once the last selection of the game has been shown.
  [[nodiscard]] bool is_over() const;

  [[nodiscard]] bool is_thinking() const {
    return !sowing && !is_over() && seat(position.turn).strength > 0;
  }

  [[nodiscard]] bool has_computer() const { return seats[0].strength + seats[1].strength > 0; }

  /// Whose selection is shown or waited for.
  [[nodiscard]] Player mover() const { return sowing ? sowing->before().turn : position.turn; }

  [[nodiscard]] Turn& turn_of(Player player) { return turns[player == Player::one ? 0 : 1]; }
};

}  // namespace codemaker::play::egg_carton
