/// Where the marbles of a slot would end before anything is sown on, for who learns the rules.
#pragma once

#include "engine/egg_carton/rules.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace codemaker::play::egg_carton {

/// The last marble of a slot falls off the board, into a slot that holds marbles, or into an empty
/// one.
enum class FirstLeg : std::uint8_t { none, off, relay, empty };

/// By slot; none where nothing can be selected.
using FirstLegs = std::array<FirstLeg, engine::egg_carton::slot_count>;

[[nodiscard]] FirstLegs first_legs(const engine::egg_carton::Position& position);

/// "off", "on" (all there is sown on) or "end", as it stands beside a slot; and as a sign.
[[nodiscard]] std::string_view word_of(FirstLeg leg);
[[nodiscard]] std::string_view sign_of(FirstLeg leg);

/// "B would leave 15 in your row and let you select again." What a selection comes to, all relays
/// counted; `is_short` where a row has 39 columns.
[[nodiscard]] std::string outcome_text(
    const engine::egg_carton::Position& position, engine::egg_carton::Slot slot, bool is_short
);

/// "You lead by 3.": who has fewer marbles; empty where nobody has.
[[nodiscard]] std::string lead_text(
    const engine::egg_carton::Position& position, const std::array<std::string, 2>& names
);

/// "A off, B relay, C empty": of those that can be selected.
[[nodiscard]] std::string first_legs_text(const engine::egg_carton::Position& position);

}  // namespace codemaker::play::egg_carton
