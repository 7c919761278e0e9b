#include "play/breaking/row_mouse.hpp"

#include "play/breaking/places.hpp"

namespace codemaker::play::breaking {

std::optional<engine::breaking::Peg> small_color_at(int colors, ansi::Position at) {
  for (int color = 1; color <= colors; ++color) {
    if (at == ansi::Position{lean_palette_row, lean_palette_column(color)})
      return static_cast<engine::breaking::Peg>(color);
  }
  return std::nullopt;
}

std::optional<int> open_hole_at(
    const WoodenBoard& board, bool is_code, int made, ansi::Position at, bool is_lean
) {
  if (!is_lean) return board.hole_at(is_code ? board.code() : board.pegs(made), at);
  const int label = static_cast<int>(own_code_label.size());
  const ansi::Position code{own_code_place.row, own_code_place.column + label};
  const ansi::Position guess{first_row + made, board_columns(board.holes).pegs};
  return small_hole_at(is_code ? code : guess, board.holes, at);
}

std::optional<int> made_guess_at(
    const WoodenBoard& board, int made, ansi::Position at, bool is_lean
) {
  if (is_lean) return small_guess_at(board.holes, made, at);
  const auto guess = board.guess_at(at);
  return guess && *guess < made ? guess : std::nullopt;
}

}  // namespace codemaker::play::breaking
