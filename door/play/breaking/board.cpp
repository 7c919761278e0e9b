#include "play/breaking/board.hpp"
#include "play/breaking/places.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking {

void draw_code(
    Canvas& canvas, ansi::Position at, const engine::breaking::Code& code, PegSigns signs
) {
  for (int hole = 0; hole < code.size(); ++hole)
    canvas.peg({at.row, at.column + 2 * hole}, code[hole], signs);
}

void draw_editor(Canvas& canvas, ansi::Position at, const shared::RowEditor& row, PegSigns signs) {
  int last = row.rules().holes - 1;
  // Holes behind the last peg are not worth their bytes.
  while (last >= 0 && !row.peg(last))
    --last;
  for (int hole = 0; hole <= last; ++hole) {
    const ansi::Position place{at.row, at.column + 2 * hole};
    if (const auto peg = row.peg(hole)) {
      canvas.peg(place, *peg, signs);
    } else {
      canvas.empty_hole(place);
    }
  }
  canvas.cursor({at.row, at.column + 2 * row.cursor()});
}

std::optional<int> small_hole_at(ansi::Position first, int holes, ansi::Position at) {
  const int hole = (at.column - first.column + 1) / 2;
  const bool is_hit = at.row == first.row && at.column >= first.column - 1 && hole < holes;
  return is_hit ? std::optional{hole} : std::nullopt;
}

std::optional<int> small_guess_at(int holes, int made, ansi::Position at) {
  const int guess = at.row - first_row;
  const bool is_hit = guess >= 0 && guess < made && at.column < board_columns(holes).marks;
  return is_hit ? std::optional{guess} : std::nullopt;
}

std::string peg_name(engine::breaking::Peg peg, PegSigns signs) {
  const std::string_view sign = sign_of(peg, signs);
  return signs == PegSigns::digits ? std::string{sign}
                                   : fmt::format("{} {}", sign, look_of(peg).name);
}

std::string color_list(int colors) {
  std::string list;
  for (int color = 1; color <= colors; ++color) {
    if (!list.empty()) list += ", ";
    list += peg_name(static_cast<engine::breaking::Peg>(color));
  }
  return list;
}

}  // namespace codemaker::play::breaking
