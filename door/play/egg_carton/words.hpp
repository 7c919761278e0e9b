/// Egg Carton in words.
#pragma once

#include "engine/egg_carton/rules.hpp"
#include "engine/ranked_game.hpp"

#include <array>
#include <string>
#include <string_view>

namespace codemaker::play::egg_carton {

/// Said where a ranked game or a puzzle begins, the second where the cursor tells more.
inline constexpr std::string_view goal = "Empty your row first to win. ?: help.";

inline constexpr std::string_view goal_with_outcomes =
    "Empty your row first to win. Arrow keys show what each slot comes to.";

/// "2 x (10 + 5 left) = 30": what the winner of a level gets for it.
[[nodiscard]] std::string points_text(int level, int left, engine::Points worth);

/// A name as it is shown: at most 11 characters, "Player 1" or "Player 2" if there is none.
[[nodiscard]] std::string seat_name(std::string_view name, engine::egg_carton::Player player);

/// What is counted at the end of a game against the computer.
[[nodiscard]] constexpr std::string_view left_in_row(bool is_yours) {
  return is_yours ? "Left in your row" : "Left in the computer's row";
}

/// "A to F", "I to N".
[[nodiscard]] std::string slots_text(engine::egg_carton::Player player);

/// "A", "right", "left".
[[nodiscard]] std::string name_of(engine::egg_carton::Station station);

/// "A: B C D E F right I - relay from I: J K - K was empty, turn over."
[[nodiscard]] std::string selection_text(
    engine::egg_carton::Slot slot, const engine::egg_carton::Sowing& sowing
);

/// The rule by which marbles are sown on from a slot: "Relay: I's marbles are sown on."
[[nodiscard]] std::string relay_text(engine::egg_carton::Slot slot);

/// The rule by which a selection came to rest: "K was empty: turn over." Who won it by an empty row
/// is named.
[[nodiscard]] std::string rest_text(
    const engine::egg_carton::Sowing& sowing, std::string_view winner_text
);

/// What lies where, a line for each side: "Ada: A 3, B 3, C 3, D 3, E 3, F 3; right end 0."
[[nodiscard]] std::array<std::string, 2> position_text(
    const engine::egg_carton::Position& position, const std::array<std::string, 2>& names
);

}  // namespace codemaker::play::egg_carton
