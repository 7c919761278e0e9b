// A match by mouse: pegs are dragged or clicked, marks and settings clicked.
#include "play/breaking/match/scene.hpp"
#include "play/breaking/places.hpp"

namespace codemaker::play::breaking::match {
namespace {

void edit_by_mouse(State& state, const Pointer& pointer, bool is_lean) {
  const auto color = color_at(state, pointer.at, is_lean);
  const auto hole = hole_at(state, pointer.at, is_lean);
  if (pointer.is_release) return state.hand.drop(color, hole, state.row);
  state.hand.take(color, hole, pointer.moves, state.row);
  if (const auto turn = turn_at(state, pointer.at, is_lean))
    state.row.copy(state.game->history()[static_cast<std::size_t>(*turn)].guess);
}

}  // namespace

void MatchScene::point(const Pointer& pointer, Stage& stage) {
  const bool is_lean = stage.presentation() == Presentation::small;
  const bool is_edited = state_.is_row_open() && !state_.review.is_open();
  if (is_edited) return edit_by_mouse(state_, pointer, is_lean);
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
  if (!is_lean) return palette_of(state).peg_at(at);
  for (int color = 1; color <= rules.colors; ++color) {
    if (at == ansi::Position{lean_palette_row, lean_palette_column(color)})
      return static_cast<engine::breaking::Peg>(color);
  }
  return std::nullopt;
}

std::optional<int> hole_at(const State& state, ansi::Position at, bool is_lean) {
  const bool is_code = state.phase == Phase::setting;
  const int made = state.guesses_made();
  if (is_lean) {
    const int label = static_cast<int>(own_code_label.size());
    const ansi::Position code{own_code_place.row, own_code_place.column + label};
    return small_hole_at(
        is_code ? code : ansi::Position{first_row + made, board_columns(rules.holes).pegs},
        rules.holes, at
    );
  }
  const WoodenBoard board = board_of(state);
  return board.hole_at(is_code ? board.code() : board.pegs(made), at);
}

std::optional<int> turn_at(const State& state, ansi::Position at, bool is_lean) {
  if (state.phase != Phase::breaking) return std::nullopt;
  const int made = state.guesses_made();
  if (is_lean) return small_guess_at(rules.holes, made, at);
  const auto guess = board_of(state).guess_at(at);
  return guess && *guess < made ? guess : std::nullopt;
}

}  // namespace codemaker::play::breaking::match
