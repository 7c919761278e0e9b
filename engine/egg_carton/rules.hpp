/// Egg Carton: the board, a selection and everything it does (rules.md section 5).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace codemaker::engine::egg_carton {

/// The carton: twelve slots, six a side, and with the two ends fourteen stations for a marble.
inline constexpr int slot_count = 12;
inline constexpr int side_slots = 6;
inline constexpr int station_count = 14;
inline constexpr int max_marbles = 36;

/// 0 … 5 are A … F, the side of player one; 6 … 11 are I … N, the side of player two.
using Slot = int;

/// Player one begins.
enum class Player : std::uint8_t { one = 1, two = 2 };

[[nodiscard]] constexpr Player other(Player player) {
  return player == Player::one ? Player::two : Player::one;
}

/// On whose side a slot lies.
[[nodiscard]] constexpr Player owner(Slot slot) {
  return slot < side_slots ? Player::one : Player::two;
}

/// What a last marble off the board does when it fell after a relay (rules.md [D35]).
enum class RelayRule : std::uint8_t {
  usual,  ///< the same player must select again, as after any other sowing
  narrow  ///< the turn is over
};

/// Rules A and C: who selects next, unless the selection has won.
enum class Outcome : std::uint8_t { again, end };

/// A board at rest.
struct Position {
  std::array<std::uint8_t, slot_count> slots{};  ///< marbles, at most 36 in all
  std::array<std::uint8_t, 2> off{};  ///< marbles off the board: right end, left end; only shown
  Player turn = Player::one;
  RelayRule relay_rule = RelayRule::usual;

  [[nodiscard]] int marbles(Slot slot) const { return slots[static_cast<std::size_t>(slot)]; }

  friend bool operator==(const Position&, const Position&) = default;
};

/// Three marbles in every slot, player one begins.
[[nodiscard]] Position classic_start(RelayRule relay_rule);

/// Marbles on one player's side, 0 … 36.
[[nodiscard]] int marbles_of(const Position& position, Player player);

/// The player whose side is empty has won. At least one side holds a marble.
[[nodiscard]] std::optional<Player> winner(const Position& position);

/// The slots that the player on turn may select, in order; none when the game is over.
[[nodiscard]] std::vector<Slot> selections(const Position& position);

/// True if the player on turn may select this slot now.
[[nodiscard]] bool is_selectable(const Position& position, Slot slot);

/// Where a marble can fall: slots A … F are 0 … 5, the right end is 6, I … N are 7 … 12, the left
/// end is 13. The way round.
using Station = int;

inline constexpr Station right_end = 6;
inline constexpr Station left_end = 13;

/// True where a marble falls off the board.
[[nodiscard]] constexpr bool is_end(Station station) {
  return station == right_end || station == left_end;
}

[[nodiscard]] constexpr Station station_of(Slot slot) {
  return slot < side_slots ? slot : slot + 1;
}

/// The slot at a station that is no end.
[[nodiscard]] constexpr Slot slot_at(Station station) {
  return station < right_end ? station : station - 1;
}

/// One marble leaving the hand.
struct Drop {
  Station station = 0;
  bool begins_relay = false;  ///< the marbles now sown were taken from where the last one fell

  friend bool operator==(const Drop&, const Drop&) = default;
};

/// A selection that has run to its end.
struct Sowing {
  std::vector<Drop> drops;  ///< in the order they fall
  Outcome outcome = Outcome::end;
  Position after;  ///< its turn is who selects next by rules A and C, also when the game is over
};

/// Sows the slot, relays included. The slot is selectable.
///
/// rules.md 5.2. The manual's picture, A7 B3 C4 D1 E0 F1, I1 J6 K0 L1 M2 N4, player one selects A:
/// seven marbles fall on B C D E F, the right end and I; I held one, so its two go on to J and K; K
/// was empty, so the turn is over.
[[nodiscard]] Sowing sow(const Position& position, Slot slot);

/// The letter of a slot, A … F and I … N.
[[nodiscard]] constexpr char letter(Slot slot) {
  return static_cast<char>(slot < side_slots ? 'A' + slot : 'I' + slot - side_slots);
}

/// The slot of an upper or lower case letter; nullopt when no slot has it.
[[nodiscard]] constexpr std::optional<Slot> slot_of(char name) {
  for (Slot slot = 0; slot < slot_count; ++slot) {
    if (name == letter(slot) || name == letter(slot) + ('a' - 'A')) return slot;
  }
  return std::nullopt;
}

static_assert(letter(6) == 'I' && slot_of('n') == 11 && !slot_of('G'));

}  // namespace codemaker::engine::egg_carton
