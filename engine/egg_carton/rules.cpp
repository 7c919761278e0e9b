#include "engine/egg_carton/rules.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace codemaker::engine::egg_carton {
namespace {

/// Lets one marble fall; answers how many lay at that slot before, or 1 at an end.
int drop(Position& board, Station station) {
  if (is_end(station)) {
    ++board.off[station == right_end ? 0 : 1];
    return 1;
  }
  return board.slots[static_cast<std::size_t>(slot_at(station))]++;
}

}  // namespace

Position classic_start(RelayRule relay_rule) {
  Position position;
  position.relay_rule = relay_rule;
  position.slots.fill(3);
  return position;
}

int marbles_of(const Position& position, Player player) {
  const auto first = position.slots.begin() + (player == Player::one ? 0 : side_slots);
  return std::accumulate(first, first + side_slots, 0);
}

std::optional<Player> winner(const Position& position) {
  for (const Player player : {Player::one, Player::two}) {
    if (marbles_of(position, player) == 0) return player;
  }
  return std::nullopt;
}

std::vector<Slot> selections(const Position& position) {
  std::vector<Slot> slots;
  for (Slot slot = 0; slot < slot_count; ++slot) {
    if (is_selectable(position, slot)) slots.push_back(slot);
  }
  return slots;
}

bool is_selectable(const Position& position, Slot slot) {
  return slot >= 0 && slot < slot_count && owner(slot) == position.turn &&
         position.marbles(slot) > 0 && !winner(position);
}

Sowing sow(const Position& position, Slot slot) {
  assert(is_selectable(position, slot));
  constexpr std::size_t usual_drops = 24;
  Sowing sowing;
  sowing.drops.reserve(usual_drops);
  sowing.after = position;
  Position& board = sowing.after;
  Station station = station_of(slot);
  for (bool is_relay = false;; is_relay = true) {
    auto& taken = board.slots[static_cast<std::size_t>(slot_at(station))];
    int before = 0;
    const int hand = std::exchange(taken, std::uint8_t{0});
    for (int fallen = 0; fallen < hand; ++fallen) {
      station = (station + 1) % station_count;
      sowing.drops.push_back({station, is_relay && fallen == 0});
      before = drop(board, station);
    }
    if (!is_end(station) && before > 0) continue;  // rule B
    const bool is_again =
        is_end(station) && (!is_relay || position.relay_rule == RelayRule::usual);  // rule A
    sowing.outcome = is_again ? Outcome::again : Outcome::end;
    if (!is_again) board.turn = other(board.turn);
    return sowing;
  }
}

}  // namespace codemaker::engine::egg_carton
