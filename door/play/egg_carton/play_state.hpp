/// All that a game of Egg Carton is at a moment.
#pragma once

#include "engine/egg_carton/record.hpp"
#include "play/boards/guide.hpp"
#include "play/boards/stakes.hpp"
#include "play/egg_carton/board.hpp"
#include "play/egg_carton/sowing.hpp"
#include "play/opponents/opponent.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/record_keeper.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
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
  std::string path = {};     ///< of their marbles: "D » off   E » I » K"
  std::string rule = {};     ///< by which the last of them came to rest
};

/// What a game was before a selection, to go back to.
struct Memory {
  engine::egg_carton::Position position;
  std::array<Turn, 2> turns;
  std::size_t selections = 0;
  bool begins_turn = true;
  std::optional<Player> last_mover;
};

struct PlayState {
  engine::egg_carton::Position position;
  std::array<Seat, 2> seats;
  std::array<Turn, 2> turns;
  std::vector<Slot> selections;
  boards::Stakes stakes = boards::Stakes::ranked;
  bool has_preview = false;           ///< of the first leg of each slot
  std::optional<std::uint64_t> seed;  ///< the computer's, where it plays the same for all
  shared::RecordKeeper<engine::egg_carton::records::CartonRecord>
      record;                ///< a run has many boards
  std::vector<Memory> past;  ///< before each selection of a person, where it can be undone
  std::optional<Player> last_mover;
  std::optional<opponents::Moment> moment;                         ///< what the last selection was
  std::array<Slot, 2> cursors{0, engine::egg_carton::side_slots};  ///< of both sides
  /// Once it was moved, until the computer selects: a key that skips what it does selects nothing.
  bool shows_cursor = false;
  bool awaits_hint = false;
  boards::Guide guide;
  bool begins_turn = true;   ///< the next selection is the first of a turn
  bool is_awaiting = false;  ///< who is on turn selects elsewhere
  std::optional<SowingShow> sowing;
  std::optional<Slot> replayed;  ///< the slot of the selection that is shown again
  bool rests = false;            ///< the computer selects again as soon as the rule has been read
  bool is_paced = false;     ///< selections are shown step by step, so the next one will be, too
  bool offers_skip = false;  ///< they last so long that the key line of a small screen says how
  bool is_skipping = false;  ///< the selection to come is shown at once
  Instant next_step_at;      ///< of the sowing, or the end of the rest

  [[nodiscard]] const Seat& seat(Player player) const {
    return seats[player == Player::one ? 0 : 1];
  }

  /// True once the last selection of the game has been shown.
  [[nodiscard]] bool is_over() const;

  [[nodiscard]] bool is_thinking() const {
    return !sowing && !is_over() && seat(position.turn).strength > 0;
  }

  /// True while the computer is thinking of what will be shown step by step, if no key skips that.
  [[nodiscard]] bool is_watched() const { return is_paced && is_thinking(); }

  /// True while a person is to select.
  [[nodiscard]] bool is_asked() const {
    return !sowing && !rests && !is_over() && !is_awaiting && seat(position.turn).strength == 0;
  }

  /// The slot of the side on turn that Enter selects: the cursor's, or the next that holds marbles.
  [[nodiscard]] Slot chosen() const;

  [[nodiscard]] bool has_computer() const { return seats[0].strength + seats[1].strength > 0; }

  /// Whose selection is shown or waited for.
  [[nodiscard]] Player mover() const { return sowing ? sowing->before().turn : position.turn; }

  [[nodiscard]] Turn& turn_of(Player player) { return turns[player == Player::one ? 0 : 1]; }

  [[nodiscard]] const Turn& turn_of(Player player) const {
    return turns[player == Player::one ? 0 : 1];
  }
};

}  // namespace codemaker::play::egg_carton
