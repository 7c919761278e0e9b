// The campaign by mouse: pegs are dragged from the palette and between holes, or clicked.
#include "play/breaking/campaign/scene.hpp"
#include "play/breaking/places.hpp"

namespace codemaker::play::breaking::campaign {

void CampaignScene::point(const Pointer& pointer, Stage& stage) {
  // The button that made a guess comes up while its marks appear.
  if (pointer.is_release && state_.marks.is_moving()) return state_.hand.let_go();
  if (!skip_marks(state_, stage)) return;
  const bool is_lean = stage.presentation() == Presentation::small;
  const bool is_page = state_.review.is_open() || state_.scoring.is_open();
  if (is_page || !state_.is_row_open()) {
    state_.hand.let_go();
    const bool goes =
        !pointer.is_release && !state_.run.is_naming() && state_.phase != Phase::drawing;
    if (goes) press(ansi::character(U' '), stage);
    return;
  }
  const auto color = color_at(state_, pointer.at, is_lean);
  const auto hole = hole_at(state_, pointer.at, is_lean);
  if (pointer.is_release) return state_.hand.drop(color, hole, state_.row);
  state_.hand.take(color, hole, pointer.moves, state_.row);
  if (const auto turn = turn_at(state_, pointer.at, is_lean)) {
    state_.row.copy(state_.game->history()[static_cast<std::size_t>(*turn)].guess);
  }
}

std::optional<engine::breaking::Peg> color_at(const State& state, ansi::Position at, bool is_lean) {
  if (!is_lean) return palette_of(state).peg_at(at);
  for (int color = 1; color <= state.level.rules.colors; ++color) {
    if (at == ansi::Position{lean_palette_row, lean_palette_column(color)})
      return static_cast<engine::breaking::Peg>(color);
  }
  return std::nullopt;
}

std::optional<int> hole_at(const State& state, ansi::Position at, bool is_lean) {
  const int holes = state.level.rules.holes;
  const bool is_code = state.phase == Phase::setting;
  const int made = is_code ? 0 : state.game->guesses_made();
  if (!is_lean) {
    const WoodenBoard board = board_of(state);
    return board.hole_at(is_code ? board.code() : board.pegs(made), at);
  }
  const int label = static_cast<int>(own_code_label.size());
  const ansi::Position code{own_code_place.row, own_code_place.column + label};
  return small_hole_at(
      is_code ? code : ansi::Position{first_row + made, board_columns(holes).pegs}, holes, at
  );
}

std::optional<int> turn_at(const State& state, ansi::Position at, bool is_lean) {
  if (state.phase != Phase::breaking) return std::nullopt;
  const int made = state.game->guesses_made();
  if (is_lean) return small_guess_at(state.level.rules.holes, made, at);
  const auto guess = board_of(state).guess_at(at);
  return guess && *guess < made ? guess : std::nullopt;
}

}  // namespace codemaker::play::breaking::campaign
