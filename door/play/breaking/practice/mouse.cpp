// Practice by mouse.
#include "play/breaking/round/mouse.hpp"

#include "play/breaking/practice/scene.hpp"

namespace codemaker::play::breaking::practice {

/// Where nothing is to be placed a click goes on.
void PracticeScene::point(const Pointer& pointer, Stage& stage) {
  // The button that made a guess comes up while its marks appear.
  if (pointer.is_release && state_.round.marks.is_moving()) return state_.round.hand.let_go();
  if (!skip_marks(state_, stage)) return;
  const bool is_lean = stage.presentation() == Presentation::small;
  const bool is_page = state_.round.has_page();
  const bool is_open = state_.phase == Phase::breaking && !is_page;
  if (is_open)
    return edit_by_mouse(state_.round, places_of(state_, pointer.is_on_large), pointer, stage);
  state_.round.hand.let_go();
  if (pointer.is_release) return;
  if (is_page || state_.phase == Phase::over) return press(ansi::character(U' '), stage);
  if (state_.phase != Phase::choosing || pointer.at.row < list_row) return;
  const int level = (pointer.at.row - list_row) / (is_lean ? 1 : full_level_pitch) + 1;
  if (level >= 1 && level <= levels) begin_level(state_, level, stage);
}

}  // namespace codemaker::play::breaking::practice
