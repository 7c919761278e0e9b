/// A board of Egg Carton laid out for search: a selection takes a few additions.
#pragma once

#include "engine/egg_carton/rules.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace codemaker::engine::egg_carton {

/// Six slots as bytes, the one sown first lowest; a seventh byte, used only while marbles are in
/// the hand, counts those that fall on the end behind the sixth slot.
using SideWord = std::uint64_t;

/// The six slots without the seventh byte.
inline constexpr SideWord side_mask = 0xFFFFFFFFFFFFU;
/// A side times this has in its byte k the marbles of the slots up to k.
inline constexpr SideWord sum_bytes = 0x010101010101U;

/// Marbles on a side.
[[nodiscard]] constexpr int marbles(SideWord side) {
  return static_cast<int>((side * sum_bytes) >> 40U & 0xFFU);
}

/// Marbles in a slot 0 … 5 of a side.
[[nodiscard]] constexpr int marbles(SideWord side, int slot) {
  return static_cast<int>(side >> (8 * slot) & 0xFFU);
}

/// A board seen by the player who selects next: nothing else matters for what can happen.
struct Board {
  SideWord own = 0;
  SideWord opposite = 0;

  friend bool operator==(const Board&, const Board&) = default;
};

/// The board as the player on turn sees it.
[[nodiscard]] Board to_board(const Position& position);

/// The slot of a position that is number `index` (0 … 5) of the side whose player is on turn.
[[nodiscard]] constexpr Slot slot_of(const Position& position, int index) {
  return position.turn == Player::one ? index : index + side_slots;
}

/// Marbles on both sides.
[[nodiscard]] constexpr int marbles(const Board& board) {
  return marbles(board.own + board.opposite);
}

/// After a selection: the board as the player who selects next sees it. Rules A and C decide who
/// that is, also when the selection has won.
struct Sown {
  Board board;
  Outcome outcome = Outcome::end;

  /// Only the player who selected can have won (rules.md [D36]).
  [[nodiscard]] constexpr bool is_won() const {
    return (outcome == Outcome::again ? board.own : board.opposite) == 0;
  }
};

namespace detail {

/// What sowing a whole slot adds to both sides, and where the last marble falls.
struct Hand {
  SideWord own = 0;
  SideWord opposite = 0;
  std::uint8_t last_slot = 0;   ///< own side first; of no meaning at an end
  std::uint8_t last_shift = 0;  ///< of its byte in the word of its side
  bool is_last_opposite = false;
  bool is_last_end = false;
};

/// By slot and by the marbles taken from it.
using Hands = std::array<std::array<Hand, max_marbles + 1>, slot_count>;

constexpr Hand make_hand(Slot slot, int marbles) {
  constexpr int lanes = station_count / 2;
  const auto bit = [](Station station) {
    return SideWord{1} << (8 * (station % lanes));
  };
  const Station from = station_of(slot);
  const Station last = (from + marbles) % station_count;
  std::array<SideWord, 2> sides{};
  // Unsigned sums come out right byte for byte, since every byte of the result is 0 … 252.
  sides[from < lanes ? 0 : 1] -= static_cast<SideWord>(marbles) * bit(from);
  for (int fallen = 1; fallen <= marbles; ++fallen) {
    const Station station = (from + fallen) % station_count;
    sides[station < lanes ? 0 : 1] += bit(station);
  }
  return {
      .own = sides[0],
      .opposite = sides[1],
      .last_slot = static_cast<std::uint8_t>(is_end(last) ? 0 : slot_at(last)),
      .last_shift = static_cast<std::uint8_t>(8 * (last % lanes)),
      .is_last_opposite = last >= lanes,
      .is_last_end = is_end(last),
  };
}

constexpr Hands make_hands() {
  Hands hands{};
  for (std::size_t slot = 0; slot < hands.size(); ++slot) {
    for (std::size_t marbles = 1; marbles < hands[slot].size(); ++marbles) {
      hands[slot][marbles] = make_hand(static_cast<Slot>(slot), static_cast<int>(marbles));
    }
  }
  return hands;
}

inline constexpr Hands hands = make_hands();

}  // namespace detail

/// Sows slot 0 … 5 of the side of the player who selects; it holds a marble. As `sow` of a
/// Position, without the drops.
[[nodiscard]] inline Sown sow(const Board& board, int slot, RelayRule relay_rule) {
  SideWord own = board.own;
  SideWord opposite = board.opposite;
  std::size_t from = static_cast<std::size_t>(slot);
  std::size_t marbles = own >> (8 * slot) & 0xFFU;
  for (bool is_relay = false;; is_relay = true) {
    const detail::Hand& hand = detail::hands[from][marbles];
    own += hand.own;
    opposite += hand.opposite;
    if (hand.is_last_end) {
      const Board after{own & side_mask, opposite & side_mask};
      if (!is_relay || relay_rule == RelayRule::usual) return {after, Outcome::again};
      return {{after.opposite, after.own}, Outcome::end};
    }
    marbles = (hand.is_last_opposite ? opposite : own) >> hand.last_shift & 0xFFU;
    if (marbles == 1) return {{opposite & side_mask, own & side_mask}, Outcome::end};
    from = hand.last_slot;
  }
}

}  // namespace codemaker::engine::egg_carton
