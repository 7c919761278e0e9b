#include "play/breaking/board.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking {
namespace {

std::string repeated(std::string_view text, int times) {
  std::string result;
  for (int i = 0; i < times; ++i)
    result += text;
  return result;
}

/// ┌────┬─────────┬──────┐ with the widths of the three columns.
std::string border(
    int holes, std::string_view left, std::string_view middle, std::string_view right
) {
  return fmt::format(
      "{}{}{}{}{}{}{}", left, repeated("─", 4), middle, repeated("─", 2 * holes + 1), middle,
      repeated("─", holes + 2), right
  );
}

}  // namespace

void draw_board_frame(Canvas& canvas, ansi::Position at, int holes, int rows) {
  canvas.text(at, border(holes, "┌", "┬", "┐"), look::frame);
  const std::string pegs = repeated(" ·", holes) + " ";
  const std::string marks(static_cast<std::size_t>(holes) + 2, ' ');
  for (int number = 1; number <= rows; ++number) {
    canvas.text(
        {at.row + number, at.column}, fmt::format("│ {:2} │{}│{}│", number, pegs, marks),
        look::frame
    );
  }
  canvas.text({at.row + rows + 1, at.column}, border(holes, "└", "┴", "┘"), look::frame);
}

void draw_code(
    Canvas& canvas, ansi::Position at, const engine::breaking::Code& code, PegSigns signs
) {
  for (int hole = 0; hole < code.size(); ++hole)
    canvas.peg({at.row, at.column + 2 * hole}, code[hole], signs);
}

void draw_editor(Canvas& canvas, ansi::Position at, const shared::RowEditor& row, PegSigns signs) {
  int last = row.rules().holes - 1;
  // On slow lines holes behind the last peg are not worth their bytes.
  if (canvas.is_lean()) {
    while (last >= 0 && !row.peg(last))
      --last;
  }
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
