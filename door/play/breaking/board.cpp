#include "play/breaking/board.hpp"

#include "play/breaking/peg_look.hpp"

namespace codemaker::play::breaking {

void draw_code(
    Canvas& canvas, ansi::Position at, const engine::breaking::Code& code, PegSigns signs
) {
  for (int hole = 0; hole < code.size(); ++hole)
    draw_peg(canvas, {at.row, at.column + 2 * hole}, code[hole], signs);
}

void draw_editor(
    Canvas& canvas, ansi::Position at, const RowEditor& row, PegSigns signs, EmptyHoles empty_holes
) {
  int last = row.rules().holes - 1;
  while (empty_holes == EmptyHoles::up_to_last_peg && last >= 0 && !row.peg(last))
    --last;
  for (int hole = 0; hole <= last; ++hole) {
    const ansi::Position place{at.row, at.column + 2 * hole};
    if (const auto peg = row.peg(hole)) {
      draw_peg(canvas, place, *peg, signs);
    } else {
      draw_empty_hole(canvas, place);
    }
  }
  canvas.cursor({at.row, at.column + 2 * row.cursor()});
}

}  // namespace codemaker::play::breaking
