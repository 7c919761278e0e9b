// Practice by mouse.
#include "play/breaking/places.hpp"
#include "play/breaking/practice/scene.hpp"
#include "play/breaking/row_mouse.hpp"

namespace codemaker::play::breaking::practice {

/// Where nothing is to be placed a click goes on.
void PracticeScene::point(const Pointer& pointer, Stage& stage) {
  // The button that made a guess comes up while its marks appear.
  if (pointer.is_release && state_.marks.is_moving()) return state_.hand.let_go();
  if (!skip_marks(state_, stage)) return;
  const bool is_lean = stage.presentation() == Presentation::small;
  const bool is_page = state_.review.is_open() || state_.scoring.is_open();
  const bool is_open = state_.phase == Phase::breaking && !is_page;
  if (is_open) return edit_by_mouse(state_, pointer, &state_.game->history(), stage);
  state_.hand.let_go();
  if (pointer.is_release) return;
  if (is_page || state_.phase == Phase::over) return press(ansi::character(U' '), stage);
  if (state_.phase != Phase::choosing || pointer.at.row < list_row) return;
  const int level = (pointer.at.row - list_row) / (is_lean ? 1 : full_level_pitch) + 1;
  if (level >= 1 && level <= levels) begin_level(state_, level, stage);
}

std::optional<engine::breaking::Peg> color_at(const State& state, ansi::Position at, bool is_lean) {
  if (!is_lean) return palette_of(state).peg_at(at);
  for (int color = 1; color <= rules.colors; ++color) {
    const int column = state.has_shapes ? 3 * color - 3 : lean_palette_column(color);
    const bool is_hit = at.row == lean_palette_row && at.column >= column &&
                        at.column <= column + (state.has_shapes ? 1 : 0);
    if (is_hit) return static_cast<engine::breaking::Peg>(color);
  }
  return std::nullopt;
}

std::optional<int> hole_at(const State& state, ansi::Position at, bool is_lean) {
  return open_hole_at(board_of(state), false, state.game->guesses_made(), at, is_lean);
}

std::optional<int> turn_at(const State& state, ansi::Position at, bool is_lean) {
  return made_guess_at(board_of(state), state.game->guesses_made(), at, is_lean);
}

}  // namespace codemaker::play::breaking::practice
