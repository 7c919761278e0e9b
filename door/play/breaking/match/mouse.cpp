// A match by mouse: pegs are dragged or clicked, marks and settings clicked.
#include "play/breaking/round/mouse.hpp"

#include "play/breaking/match/scene.hpp"

namespace codemaker::play::breaking::match {

void MatchScene::point(const Pointer& pointer, Stage& stage) {
  const bool is_lean = stage.presentation() == Presentation::small;
  const bool is_edited = state_.is_row_open() && !state_.round.review.is_open();
  if (is_edited)
    return edit_by_mouse(state_.round, places_of(state_, pointer.is_on_large), pointer, stage);
  state_.round.hand.let_go();
  if (pointer.is_release || state_.setup.is_naming()) return;
  if (state_.round.review.is_open()) return press(ansi::character(U' '), stage);
  switch (state_.phase) {
  case Phase::choosing: {
    const auto letter = state_.setup.letter_at(pointer.at, is_lean);
    return letter ? press(ansi::character(*letter), stage) : void();
  }
  case Phase::marking: {
    const auto is_exact = is_lean ? std::nullopt : mark_at(state_, pointer.at, pointer.is_on_large);
    return is_exact ? add_mark(state_, *is_exact, stage) : void();
  }
  case Phase::decided:
    return;
  default:
    return press(ansi::character(U' '), stage);
  }
}

}  // namespace codemaker::play::breaking::match
