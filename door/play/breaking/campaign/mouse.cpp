// The campaign by mouse: pegs are dragged from the palette and between holes, or clicked.
#include "play/breaking/campaign/scene.hpp"
#include "play/breaking/row_mouse.hpp"

namespace codemaker::play::breaking::campaign {

void CampaignScene::point(const Pointer& pointer, Stage& stage) {
  const bool is_lean = stage.presentation() == Presentation::small;
  if (state_.welcome.is_on())
    return pointer.is_release ? void() : press(Welcome::key_at(pointer.at, is_lean), stage);
  // The button that made a guess comes up while its marks appear.
  if (pointer.is_release && state_.marks.is_moving()) return state_.hand.let_go();
  if (!skip_marks(state_, stage)) return;
  const bool is_page = state_.review.is_open() || state_.scoring.is_open();
  if (is_page || !state_.is_row_open()) {
    state_.hand.let_go();
    const bool goes =
        !pointer.is_release && !state_.run.is_naming() && state_.phase != Phase::drawing;
    if (goes) press(ansi::character(U' '), stage);
    return;
  }
  edit_by_mouse(state_, pointer, state_.game ? &state_.game->history() : nullptr, stage);
}

std::optional<engine::breaking::Peg> color_at(const State& state, ansi::Position at, bool is_lean) {
  return is_lean ? small_color_at(state.level.rules.colors, at) : palette_of(state).peg_at(at);
}

std::optional<int> hole_at(const State& state, ansi::Position at, bool is_lean) {
  const bool is_code = state.phase == Phase::setting;
  const int made = is_code ? 0 : state.game->guesses_made();
  return open_hole_at(board_of(state), is_code, made, at, is_lean);
}

std::optional<int> turn_at(const State& state, ansi::Position at, bool is_lean) {
  if (state.phase != Phase::breaking) return std::nullopt;
  return made_guess_at(board_of(state), state.game->guesses_made(), at, is_lean);
}

}  // namespace codemaker::play::breaking::campaign
