#include "play/egg_carton/preview.hpp"

#include <cstddef>
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
