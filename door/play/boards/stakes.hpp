/// What a game on a board counts for.
#pragma once

#include "engine/records/board_record.hpp"
#include "play/scenes/stage.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace codemaker::play::boards {

/// In ranked games, in that of a day and at the first try of a challenge nobody is helped, and
/// nothing is undone.
enum class Stakes : std::uint8_t { ranked, casual, daily, challenge };

/// Of what was agreed.
template <typename Setup>
[[nodiscard]] Stakes stakes_of(const Setup& setup) {
  if (std::holds_alternative<engine::records::RankedSetup>(setup)) return Stakes::ranked;
  const bool is_daily = std::holds_alternative<engine::records::DailySetup>(setup);
  const bool is_challenge = std::visit(
      [](const auto& one) {
        return requires {
          one.word;
        };
      },
      setup
  );
  return is_daily ? Stakes::daily : is_challenge ? Stakes::challenge : Stakes::casual;
}

/// Says so where there are no "hints" and no "undo". False if there are.
[[nodiscard]] inline bool refuses(std::string_view what, Stakes stakes, Stage& stage) {
  if (stakes == Stakes::casual) return false;
  const std::string_view where = stakes == Stakes::daily       ? "the game of the day."
                                 : stakes == Stakes::challenge ? "a challenge's first try."
                                                               : "ranked games.";
  stage.refuse("No " + std::string{what} + " in " + std::string{where});
  return true;
}

}  // namespace codemaker::play::boards
