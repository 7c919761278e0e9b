/// A row of pegs edited by mouse, the same on every board: pegs are dragged from the palette and
/// between holes, or clicked, and a click on an earlier guess copies it.
#pragma once

#include "engine/breaking/game.hpp"
#include "play/breaking/edit_row.hpp"
#include "play/breaking/wooden_board.hpp"
#include "play/scene.hpp"

#include <cstddef>
#include <optional>

namespace codemaker::play::breaking {

/// The game's own `color_at`, `hole_at` and `turn_at` say what lies where; `turns` are the guesses
/// that can be copied, nullptr while there are none.
template <class State>
void edit_by_mouse(
    State& state, const Pointer& pointer, const engine::breaking::History* turns, Stage& stage
) {
  const bool is_lean = stage.presentation() == Presentation::small;
  const auto color = color_at(state, pointer.at, is_lean);
  const auto hole = hole_at(state, pointer.at, is_lean);
  if (pointer.is_release) {
    if (!state.hand.drop(color, hole, state.row)) refuse_full_row(stage);
    return;
  }
  state.hand.take(color, hole, pointer.moves, state.row);
  if (turns == nullptr) return;
  if (const auto turn = turn_at(state, pointer.at, is_lean))
    state.row.copy((*turns)[static_cast<std::size_t>(*turn)].guess);
}

/// The color of a small screen's palette that stands there.
[[nodiscard]] std::optional<engine::breaking::Peg> small_color_at(int colors, ansi::Position at);

/// The hole there of the row being filled: the next guess, or the code.
[[nodiscard]] std::optional<int> open_hole_at(
    const WoodenBoard& board, bool is_code, int made, ansi::Position at, bool is_lean
);

/// The guess there among those made, counted from 0.
[[nodiscard]] std::optional<int> made_guess_at(
    const WoodenBoard& board, int made, ansi::Position at, bool is_lean
);

}  // namespace codemaker::play::breaking
