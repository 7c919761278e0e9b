#include "play/egg_carton/preview.hpp"

#include <cstddef>
#include <cstdlib>
#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

namespace {

FirstLeg first_leg(const Position& position, Slot slot) {
  const auto marbles = static_cast<std::size_t>(position.marbles(slot));
  const Sowing sowing = sow(position, slot);
  if (is_end(sowing.drops[marbles - 1].station)) return FirstLeg::off;
  return sowing.drops.size() > marbles ? FirstLeg::relay : FirstLeg::empty;
}

}  // namespace

FirstLegs first_legs(const Position& position) {
  FirstLegs legs{};
  for (const Slot slot : selections(position))
    legs.at(static_cast<std::size_t>(slot)) = first_leg(position, slot);
  return legs;
}

std::string_view word_of(FirstLeg leg) {
  constexpr std::array<std::string_view, 4> words{"", "off", "on", "end"};
  return words.at(static_cast<std::size_t>(leg));
}

std::string_view sign_of(FirstLeg leg) {
  constexpr std::array<std::string_view, 4> signs{"", "*", "+", "-"};
  return signs.at(static_cast<std::size_t>(leg));
}

std::string outcome_text(const Position& position, Slot slot, bool is_short) {
  const Sowing sowing = sow(position, slot);
  const auto who = winner(sowing.after);
  if (who == position.turn) return fmt::format("{} empties your row: you win.", letter(slot));
  if (who) return fmt::format("{} empties the other row: you lose.", letter(slot));
  const int after = marbles_of(sowing.after, position.turn);
  const bool is_again = sowing.outcome == engine::egg_carton::Outcome::again;
  // Its label says how the first leg ends, and this how the last one does.
  const bool is_relay = first_leg(position, slot) == FirstLeg::relay;
  if (!is_short) {
    return fmt::format(
        "{} would {}leave {} in your row and {}.", letter(slot), is_relay ? "relay, " : "", after,
        is_again ? "let you select again" : "end your turn"
    );
  }
  const int before = marbles_of(position, position.turn);
  return fmt::format(
      "{}{} {} to {}, {}.", letter(slot), is_relay ? " relays: row" : ": your row", before, after,
      is_again ? "select again" : "turn over"
  );
}

std::string lead_text(const Position& position, const std::array<std::string, 2>& names) {
  const int more = marbles_of(position, Player::two) - marbles_of(position, Player::one);
  if (more == 0) return {};
  const std::string& name = names.at(more > 0 ? 0 : 1);
  return fmt::format("{} lead{} by {}.", name, name == "You" ? "" : "s", std::abs(more));
}

std::string first_legs_text(const Position& position) {
  constexpr std::array<std::string_view, 4> words{"", "off the board", "relay", "empty slot"};
  const FirstLegs legs = first_legs(position);
  std::string text;
  for (const Slot slot : selections(position)) {
    const auto at = static_cast<std::size_t>(slot);
    text += fmt::format(
        "{}{} {}", text.empty() ? "" : ", ", letter(slot),
        words.at(static_cast<std::size_t>(legs.at(at)))
    );
  }
  return text;
}

}  // namespace codemaker::play::egg_carton
