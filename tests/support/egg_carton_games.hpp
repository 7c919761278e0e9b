/// Whole games of Egg Carton with the winner one wants, hands that type them and eyes for the
/// carton.
#pragma once

#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/rules.hpp"
#include "engine/random.hpp"
#include "play/egg_carton/questions.hpp"
#include "support/typist.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::tests {

namespace egg_carton = engine::egg_carton;

/// Selections of both sides by turns, and the marbles in each slot.
using EggSelections = std::vector<egg_carton::Slot>;
using EggSlots = std::array<std::uint8_t, egg_carton::slot_count>;

/// The board a level of the ladder begins with.
inline egg_carton::Position egg_deal(std::uint64_t seed) {
  return egg_carton::fair_deal(seed, egg_carton::RelayRule::usual).position;
}

/// The board after those selections.
inline egg_carton::Position after(egg_carton::Position position, const EggSelections& selections) {
  for (const auto slot : selections)
    position = egg_carton::sow(position, slot).after;
  return position;
}

/// Selections of both sides, without much sense, to the win of the one wanted.
inline EggSelections egg_game_with(
    const egg_carton::Position& start, egg_carton::Player winner, std::uint64_t seed = 1
) {
  engine::Random random{seed};
  while (true) {
    egg_carton::Position position = start;
    EggSelections selected;
    while (!egg_carton::winner(position)) {
      const auto slots = egg_carton::selections(position);
      selected.push_back(slots[random.below(slots.size())]);
      position = egg_carton::sow(position, selected.back()).after;
    }
    if (egg_carton::winner(position) == winner) return selected;
  }
}

/// Types a selection as the presentation wants it.
inline void type_slot(Typist& caller, egg_carton::Slot slot) {
  const bool is_line = caller.session().presentation() == play::Presentation::lines;
  caller.type(std::string(1, egg_carton::letter(slot)) + (is_line ? "\n" : ""));
}

/// The answer of a computer that selects this slot.
inline play::Reply thought_of(egg_carton::Slot slot) {
  return play::egg_carton::Selected{egg_carton::Thought{.slot = slot}};
}

/// Player one's selections are typed; player two's are the computer's answers.
inline void play_egg_game(
    Typist& caller, egg_carton::Position position, const EggSelections& selections
) {
  caller.holds_thinking = true;
  for (const auto slot : selections) {
    if (position.turn == egg_carton::Player::one) {
      type_slot(caller, slot);
    } else {
      caller.reply(thought_of(slot));
    }
    position = egg_carton::sow(position, slot).after;
  }
}

/// A number of two digits that stands on the screen.
inline int number_at(const ansi::Frame& frame, ansi::Position at) {
  int number = 0;
  for (const int column : {at.column, at.column + 1}) {
    const auto glyph = frame.at({at.row, column}).glyph;
    if (glyph >= u'0' && glyph <= u'9') number = 10 * number + (glyph - u'0');
  }
  return number;
}

/// Where the number of a slot stands.
inline ansi::Position number_of(const Typist& caller, egg_carton::Slot slot) {
  const bool is_upper = slot >= egg_carton::side_slots;
  const int column = is_upper ? egg_carton::slot_count - 1 - slot : slot;
  if (caller.session().presentation() == play::Presentation::small) {
    return {is_upper ? 5 : 7, 5 + 5 * column};
  }
  return {is_upper ? 2 : 16, 14 + 11 * column};
}

/// What lies where, by the numbers on the screen.
inline EggSlots slots_on_screen(const Typist& caller) {
  const ansi::Frame frame = caller.session().frame();
  EggSlots slots{};
  for (egg_carton::Slot slot = 0; slot < egg_carton::slot_count; ++slot) {
    slots[static_cast<std::size_t>(slot)] =
        static_cast<std::uint8_t>(number_at(frame, number_of(caller, slot)));
  }
  return slots;
}

/// The name at the arrow: who is asked, or sows.
inline std::string on_turn(const Typist& caller) {
  const ansi::Frame frame = caller.session().frame();
  for (int row = 0; row < frame.rows(); ++row) {
    const std::string text = frame.text(row);
    const auto arrow = text.find("►");
    const auto marbles = text.find("marble", arrow);
    if (arrow == std::string::npos || marbles == std::string::npos) continue;
    const auto name = text.find_first_not_of(' ', text.find(' ', marbles));
    return text.substr(name, text.find("  ", name) - name);
  }
  return {};
}

/// What lies off the board by the screen: right end, left end.
inline std::array<int, 2> ends_on_screen(const Typist& caller) {
  const ansi::Frame frame = caller.session().frame();
  const bool is_lean = caller.session().presentation() == play::Presentation::small;
  if (is_lean) return {number_at(frame, {6, 30}), number_at(frame, {6, 5})};
  return {number_at(frame, {16, 75}), number_at(frame, {16, 2})};
}

}  // namespace codemaker::tests
