// Practice by mouse.
#include "play/breaking/board.hpp"
#include "play/breaking/places.hpp"
#include "play/breaking/practice/scene.hpp"

namespace codemaker::play::breaking::practice {

/// A click on a color places a peg, on a hole goes there, on a guess copies it; where nothing is to
/// be placed a click goes on.
void PracticeScene::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  if (state_.review.is_open() || state_.phase == Phase::over)
    return press(ansi::character(U' '), stage);
  const bool is_lean = stage.presentation() == Presentation::small;
  if (state_.phase == Phase::choosing) {
    const int level = pointer.at.row - list_row + 1;
    if (level >= 1 && level <= levels) begin_level(state_, level, stage);
  } else if (state_.phase == Phase::breaking) {
    if (const auto color = color_at(state_, pointer.at, is_lean)) {
      state_.row.place(*color);
    } else if (const auto hole = hole_at(state_, pointer.at, is_lean)) {
      state_.row.go_to(*hole);
    } else if (const auto turn = turn_at(state_, pointer.at, is_lean)) {
      state_.row.copy(state_.game->history()[static_cast<std::size_t>(*turn)].guess);
    }
  }
}

std::optional<engine::breaking::Peg> color_at(const State& state, ansi::Position at, bool is_lean) {
  for (int color = 1; color <= rules.colors; ++color) {
    const int column = state.has_shapes ? 3 * color - 3 : lean_palette_column(color);
    const bool is_hit = is_lean ? at.row == lean_palette_row && at.column >= column &&
                                      at.column <= column + (state.has_shapes ? 1 : 0)
                                : at.row == first_row + color - 1 && at.column >= side_column &&
                                      at.column < side_column + side_width;
    if (is_hit) return static_cast<engine::breaking::Peg>(color);
  }
  return std::nullopt;
}

std::optional<int> hole_at(const State& state, ansi::Position at, bool is_lean) {
  const int first = board_columns(is_lean, rules.holes).pegs;
  const int hole = (at.column - first + 1) / 2;
  const bool is_hit = at.row == first_row + state.game->guesses_made() && at.column >= first - 1 &&
                      hole < rules.holes;
  return is_hit ? std::optional{hole} : std::nullopt;
}

std::optional<int> turn_at(const State& state, ansi::Position at, bool is_lean) {
  const BoardColumns columns = board_columns(is_lean, rules.holes);
  const int turn = at.row - first_row;
  const bool is_hit = turn >= 0 && turn < state.game->guesses_made() &&
                      at.column >= columns.number && at.column < columns.marks;
  return is_hit ? std::optional{turn} : std::nullopt;
}

}  // namespace codemaker::play::breaking::practice
