/// All that a round of Masterix is at a moment.
#pragma once

#include "engine/masterix/rules.hpp"
#include "play/masterix/hand.hpp"
#include "play/masterix/show.hpp"
#include "play/scene.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::masterix {

/// One of the two who play; the first sits on the left.
struct Seat {
  std::string name = {};
  engine::masterix::Color color = engine::masterix::Color::blue;
  bool is_computer = false;
  std::string above = {};  ///< stands above the name: what was won so far
};

/// Places and values of a round before the first move.
struct Start {
  int level = 1;
  std::string title = {};
  std::array<Seat, 2> seats = {};
};

/// "blue", "red".
[[nodiscard]] std::string_view name(engine::masterix::Color color);

enum class Phase : std::uint8_t {
  dealing,   ///< the board is being drawn
  choosing,  ///< a player chooses a move
  thinking,  ///< the computer does
  showing,   ///< a move is shown step by step
  over
};

using Square = engine::masterix::Square;
using Squares = engine::masterix::Squares;
using Move = engine::masterix::Move;
using Position = engine::masterix::Position;

struct PlayState {
  Start start;
  Phase phase = Phase::dealing;
  std::optional<engine::masterix::Round> round;
  Hand hand;
  std::optional<Show> show;
  Instant next_step_at;
  Instant asked_at;                       ///< when the computer was
  bool is_late = false;                   ///< it was told that the computer thinks
  bool has_failed = false;                ///< no answer came; Enter asks again
  bool is_skipping = false;               ///< the move to come is shown at once
  std::optional<Move> last_move;          ///< stays marked while the next one is chosen
  std::array<std::string, 2> last_moves;  ///< by color: "d3-c3 +6"
  std::string told;                       ///< the last move in words

  [[nodiscard]] const Position& position() const { return round->position(); }

  [[nodiscard]] bool is_board_there() const { return round.has_value(); }
};

}  // namespace codemaker::play::masterix
