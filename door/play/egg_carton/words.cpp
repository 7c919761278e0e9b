#include "play/egg_carton/words.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

namespace {

/// What was found where the last marble fell.
std::string last_place(const Sowing& sowing, std::string_view off_the_board) {
  const Station last = sowing.drops.back().station;
  return is_end(last) ? std::string{off_the_board}
                      : fmt::format("slot {} was empty", name_of(last));
}

}  // namespace

std::string points_text(int level, int left, engine::Points worth) {
  return fmt::format("{} x (10 + {} left) = {}", level, left, worth);
}

std::string seat_name(std::string_view name, Player player) {
  std::string shown = table_name(name);
  if (shown.empty()) shown = player == Player::one ? "Player 1" : "Player 2";
  return shown;
}

std::string name_of(Station station) {
  if (station == right_end) return "right";
  return station == left_end ? "left" : std::string{letter(slot_at(station))};
}

std::string slots_text(Player player) {
  return player == Player::one ? "A to F" : "I to N";
}

std::string selection_text(Slot slot, const Sowing& sowing) {
  std::string text = fmt::format("{}:", letter(slot));
  for (std::size_t i = 0; i < sowing.drops.size(); ++i) {
    const Drop& drop = sowing.drops[i];
    if (drop.begins_relay) {
      text += fmt::format(" - relay from {}:", name_of(sowing.drops[i - 1].station));
    }
    text += " " + name_of(drop.station);
  }
  text += " - " + last_place(sowing, "off the board");
  if (winner(sowing.after)) return text + ", and the row is empty.";
  return text +
         (sowing.outcome == engine::egg_carton::Outcome::again ? ", again." : ", turn over.");
}

std::string relay_text(Slot slot) {
  return fmt::format("Relay: {}'s marbles are sown on.", letter(slot));
}

std::string rest_text(const Sowing& sowing, std::string_view winner_text) {
  if (winner(sowing.after)) return std::string{winner_text};
  const std::string place = ansi::capitalized(last_place(sowing, "off the board"));
  return place + (sowing.outcome == engine::egg_carton::Outcome::again ? ": select again."
                                                                       : ": turn over.");
}

std::array<std::string, 2> position_text(
    const Position& position, const std::array<std::string, 2>& names
) {
  std::array<std::string, 2> sides;
  for (std::size_t side = 0; side < sides.size(); ++side) {
    const Slot first = side == 0 ? 0 : side_slots;
    for (Slot slot = first; slot < first + side_slots; ++slot) {
      sides[side] += fmt::format(
          "{} {} {}", slot == first ? names[side] + ":" : ",", letter(slot), position.marbles(slot)
      );
    }
    sides[side] += fmt::format("; {} end {}.", side == 0 ? "right" : "left", position.off[side]);
  }
  return sides;
}

}  // namespace codemaker::play::egg_carton
