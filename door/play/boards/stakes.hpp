/// What a game on a board counts for.
#pragma once

#include "engine/records/board_record.hpp"
#include "play/scenes/stage.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace codemaker::play::boards {

/// In ranked games and in that of a day nobody is helped, and nothing is undone.
enum class Stakes : std::uint8_t { ranked, casual, daily };

/// Of what was agreed.
template <typename Setup>
[[nodiscard]] Stakes stakes_of(const Setup& setup) {
  if (std::holds_alternative<engine::records::RankedSetup>(setup)) return Stakes::ranked;
  const bool is_daily = std::holds_alternative<engine::records::DailySetup>(setup);
  return is_daily ? Stakes::daily : Stakes::casual;
}

/// Says so where there are no "hints" and no "undo". False if there are.
[[nodiscard]] inline bool refuses(std::string_view what, Stakes stakes, Stage& stage) {
  if (stakes == Stakes::casual) return false;
  const bool is_daily = stakes == Stakes::daily;
  stage.refuse(
      "No " + std::string{what} + " in " + (is_daily ? "the game of the day." : "ranked games.")
  );
  return true;
}

}  // namespace codemaker::play::boards
