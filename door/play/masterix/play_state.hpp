/// All that a round of Masterix is at a moment.
#pragma once

#include "engine/masterix/record.hpp"
#include "engine/masterix/rules.hpp"
#include "play/boards/guide.hpp"
#include "play/boards/stakes.hpp"
#include "play/masterix/hand.hpp"
#include "play/masterix/show.hpp"
#include "play/opponents/opponent.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/record_keeper.hpp"

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::masterix {

/// What a player has won before this round.
struct Won {
  std::string_view what = {};  ///< "Bank", "Rounds won"; empty: nothing to show
  engine::Points number = 0;
};

/// One of the two who play; the first sits on the left.
struct Seat {
  std::string name = {};
  engine::masterix::Color color = engine::masterix::Color::blue;
  bool is_computer = false;
  Won won = {};
};

/// Places and values of a round before the first move.
struct Start {
  int level = 1;
  std::string where = {};  ///< "Level 3", "Round 2"
  std::array<Seat, 2> seats = {};
  boards::Stakes stakes = boards::Stakes::casual;
  bool is_puzzle = false;  ///< the same for all, so the computer plays by the seed of the board
  bool is_guided = false;  ///< somebody explains
};

/// "blue", "red".
[[nodiscard]] std::string_view name(engine::masterix::Color color);

enum class Phase : std::uint8_t {
  dealing,   ///< the board is being drawn
  choosing,  ///< a player chooses a move
  thinking,  ///< the computer does
  showing,   ///< a move is shown step by step
  awaiting,  ///< a player moves elsewhere
  over
};

using Square = engine::masterix::Square;
using Squares = engine::masterix::Squares;
using Move = engine::masterix::Move;
using Position = engine::masterix::Position;

/// A move that was made, and what it was worth.
struct MoveMade {
  Move move;
  int kills = 0;
  engine::masterix::Squares captured = 0;
};

/// A round as it stood before a player's move.
struct Before {
  engine::masterix::Round round;
  Move move;  ///< that was made then
  std::optional<Move> last_move;
  std::array<std::optional<MoveMade>, 2> last_moves;
  std::string told;
};

/// How a move is shown: in steps that are over at once, or that last as callers like it. For these
/// alone the key line says that any key skips them (`Stage::may_offer_skip`).
enum class Pacing : std::uint8_t { at_once, brief, leisurely };

struct PlayState {
  Start start;
  Phase phase = Phase::dealing;
  std::uint64_t seed = 0;  ///< of the board
  std::optional<engine::masterix::Round> round;
  Hand hand;
  std::optional<Show> show;
  Instant next_step_at;
  Instant asked_at;                 ///< when the computer was
  bool is_late = false;             ///< it was told that the computer is thinking
  bool has_failed = false;          ///< no answer came; Enter asks again
  bool is_skipping = false;         ///< the move to come is shown at once
  Pacing pacing = Pacing::at_once;  ///< of the last move shown, so of the next one, too
  bool is_hinting = false;          ///< a hint was asked for
  boards::Guide guide;
  std::optional<Move> last_move;                      ///< stays marked while the next one is chosen
  std::array<std::optional<MoveMade>, 2> last_moves;  ///< by color
  std::optional<opponents::Moment> moment;            ///< what the last move was
  std::string told;                                   ///< the last move in words
  std::string last_fact;                              ///< what it did, as screens show it
  std::vector<Before> before;                         ///< what can be taken back
  shared::RecordKeeper<engine::masterix::records::MasterixRecord>
      record;  ///< of the game the round is of

  /// While `is_board_there`.
  [[nodiscard]] const Position& position() const {
    assert(round);
    return round->position();
  }

  [[nodiscard]] bool is_board_there() const { return round.has_value(); }
};

}  // namespace codemaker::play::masterix
