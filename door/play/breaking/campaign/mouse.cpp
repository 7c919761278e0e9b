// The campaign by mouse: pegs are dragged from the palette and between holes, or clicked.
#include "play/breaking/round/mouse.hpp"

#include "play/breaking/campaign/scene.hpp"

namespace codemaker::play::breaking::campaign {

void CampaignScene::point(const Pointer& pointer, Stage& stage) {
  const bool is_lean = stage.presentation() == Presentation::small;
  if (state_.welcome.is_on())
    return pointer.is_release ? void() : press(Welcome::key_at(pointer, is_lean), stage);
  if (state_.card.is_on()) return pointer.is_release ? void() : state_.card.end();
  // The button that made a guess comes up while its marks appear.
  if (pointer.is_release && state_.round.marks.is_moving()) return state_.round.hand.let_go();
  if (!skip_marks(state_, stage)) return;
  if (state_.round.has_page() || !state_.is_row_open()) {
    state_.round.hand.let_go();
    const bool goes =
        !pointer.is_release && !state_.run.is_naming() && state_.phase != Phase::drawing;
    if (goes) press(ansi::character(U' '), stage);
    return;
  }
  edit_by_mouse(state_.round, places_of(state_, pointer.is_on_large), pointer, stage);
  state_.rests_at = stage.now() + time_to_rest;
}

}  // namespace codemaker::play::breaking::campaign
