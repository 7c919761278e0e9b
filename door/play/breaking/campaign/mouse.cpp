// The campaign by mouse: pegs are dragged from the palette and between holes, or clicked.
#include "play/breaking/campaign/scene.hpp"
#include "play/breaking/places.hpp"

namespace codemaker::play::breaking::campaign {

void CampaignScene::point(const Pointer& pointer, Stage& stage) {
  const bool is_lean = stage.presentation() == Presentation::small;
  if (state_.review.is_open() || !state_.is_row_open()) {
    state_.hand.let_go();
    const bool goes =
        !pointer.is_release && !state_.run.is_naming() && state_.phase != Phase::drawing;
    if (goes) press(ansi::character(U' '), stage);
    return;
  }
  const auto color = color_at(state_, pointer.at, is_lean);
  const auto hole = hole_at(state_, pointer.at, is_lean);
  if (pointer.is_release) return state_.hand.drop(color, hole, state_.row);
  state_.hand.take(color, hole, state_.row);
  if (const auto turn = turn_at(state_, pointer.at, is_lean)) {
    state_.row.copy(state_.game->history()[static_cast<std::size_t>(*turn)].guess);
  }
}

std::optional<engine::breaking::Peg> color_at(const State& state, ansi::Position at, bool is_lean) {
  for (int color = 1; color <= state.level.rules.colors; ++color) {
    const bool is_hit = is_lean ? at == ansi::Position{lean_palette_row, lean_palette_column(color)}
                                : at.row == first_row + color - 1 && at.column >= side_column &&
                                      at.column < side_column + side_width;
    if (is_hit) return static_cast<engine::breaking::Peg>(color);
  }
  return std::nullopt;
}

std::optional<int> hole_at(const State& state, ansi::Position at, bool is_lean) {
  const int holes = state.level.rules.holes;
  const bool is_code = state.phase == Phase::setting;
  const ansi::Position code = own_code_place(is_lean, state.level.guesses);
  const int row = is_code ? code.row : first_row + state.game->guesses_made();
  const int first = is_code ? code.column + static_cast<int>(own_code_label.size())
                            : board_columns(is_lean, holes).pegs;
  const int hole = (at.column - first + 1) / 2;
  const bool is_hit = at.row == row && at.column >= first - 1 && hole < holes;
  return is_hit ? std::optional{hole} : std::nullopt;
}

std::optional<int> turn_at(const State& state, ansi::Position at, bool is_lean) {
  if (state.phase != Phase::breaking) return std::nullopt;
  const BoardColumns columns = board_columns(is_lean, state.level.rules.holes);
  const int turn = at.row - first_row;
  const bool is_hit = turn >= 0 && turn < state.game->guesses_made() &&
                      at.column >= columns.number && at.column < columns.marks;
  return is_hit ? std::optional{turn} : std::nullopt;
}

}  // namespace codemaker::play::breaking::campaign
