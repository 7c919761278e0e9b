#include "play/breaking/board.hpp"

#include "play/breaking/peg_look.hpp"

#include <array>
#include <utility>

namespace codemaker::play::breaking {

void draw_code(
    Canvas& canvas, ansi::Position at, const engine::breaking::Code& code, PegSigns signs
) {
  for (int hole = 0; hole < code.size(); ++hole)
    draw_peg(canvas, {at.row, at.column + 2 * hole}, code[hole], signs);
}

namespace {

void note_open_row(Shown& shown, ansi::Position at, const RowEditor& row) {
  auto* const board = shown.make<ShownPegs>();
  if (board == nullptr) return;
  board->open = ShownOpenRow{{}, row.cursor(), at};
  for (int hole = 0; hole < row.rules().holes; ++hole) {
    const auto peg = row.peg(hole);
    board->open->pegs += peg ? noted_sign(*peg) : ".";
  }
}

}  // namespace

std::vector<ShownGuess> noted_guesses(const engine::breaking::History& guesses) {
  std::vector<ShownGuess> noted;
  for (const engine::breaking::Turn& turn : guesses) {
    ShownGuess guess{{}, std::array{turn.marks.black, turn.marks.white}, {}};
    for (const engine::breaking::Peg peg : turn.guess.pegs())
      guess.pegs += noted_sign(peg);
    noted.push_back(std::move(guess));
  }
  return noted;
}

void draw_editor(Canvas& canvas, ansi::Position at, const RowEditor& row, PegSigns signs) {
  if (Shown* const shown = canvas.noted()) return note_open_row(*shown, at, row);
  for (int hole = 0; hole < row.rules().holes; ++hole) {
    const ansi::Position place{at.row, at.column + 2 * hole};
    if (const auto peg = row.peg(hole)) {
      draw_peg(canvas, place, *peg, signs);
    } else {
      draw_empty_hole(canvas, place);
    }
  }
  canvas.cursor({at.row, at.column + 2 * row.cursor()});
}

void draw_code_editor(Canvas& canvas, ansi::Position at, const RowEditor& row) {
  draw_editor(canvas, at, row);
  if (Shown* const shown = canvas.noted())
    if (auto* const board = shown->make<ShownPegs>()) board->open->is_code = true;
}

}  // namespace codemaker::play::breaking
