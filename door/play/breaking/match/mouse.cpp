// A match by mouse: pegs are dragged or clicked, marks and settings clicked.
#include "play/breaking/match/scene.hpp"
#include "play/breaking/row_mouse.hpp"

namespace codemaker::play::breaking::match {

void MatchScene::point(const Pointer& pointer, Stage& stage) {
  const bool is_lean = stage.presentation() == Presentation::small;
  const bool is_edited = state_.is_row_open() && !state_.review.is_open();
  if (is_edited)
    return edit_by_mouse(state_, pointer, state_.game ? &state_.game->history() : nullptr, stage);
  state_.hand.let_go();
  if (pointer.is_release || state_.setup.is_naming()) return;
  if (state_.review.is_open()) return press(ansi::character(U' '), stage);
  switch (state_.phase) {
  case Phase::choosing: {
    const auto letter = state_.setup.letter_at(pointer.at, is_lean);
    return letter ? press(ansi::character(*letter), stage) : void();
  }
  case Phase::marking: {
    const auto is_exact = is_lean ? std::nullopt : mark_at(state_, pointer.at);
    return is_exact ? add_mark(state_, *is_exact, stage) : void();
  }
  case Phase::decided:
    return;
  default:
    return press(ansi::character(U' '), stage);
  }
}

std::optional<engine::breaking::Peg> color_at(const State& state, ansi::Position at, bool is_lean) {
  return is_lean ? small_color_at(rules.colors, at) : palette_of(state).peg_at(at);
}

std::optional<int> hole_at(const State& state, ansi::Position at, bool is_lean) {
  const bool is_code = state.phase == Phase::setting;
  return open_hole_at(board_of(state), is_code, state.guesses_made(), at, is_lean);
}

std::optional<int> turn_at(const State& state, ansi::Position at, bool is_lean) {
  if (state.phase != Phase::breaking) return std::nullopt;
  return made_guess_at(board_of(state), state.guesses_made(), at, is_lean);
}

}  // namespace codemaker::play::breaking::match
