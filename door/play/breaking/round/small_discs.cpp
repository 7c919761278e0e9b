#include "play/breaking/round/small_discs.hpp"

#include "play/breaking/peg_art.hpp"

namespace codemaker::play::breaking {
namespace {

/// How discs stand side by side.
struct Row {
  ansi::Position at;
  int columns;  ///< of a disc
  int pitch;
};

void draw_row(Canvas& canvas, Row row, const SmallDiscs& discs, PegSigns signs) {
  for (const SmallDisc& disc : discs) {
    if (disc.peg) {
      draw_disc(canvas, row.at, row.columns, *disc.peg, signs);
    } else {
      draw_blank_disc(canvas, row.at, row.columns, disc.sign, disc.ink);
    }
    row.at.column += row.pitch;
  }
}

/// Where they are worth their bytes; a page draws codes in its own way.
bool has_room(const Canvas& canvas) {
  return canvas.rows() > Canvas::lean_rows && canvas.noted() == nullptr;
}

}  // namespace

SmallDiscs covered_discs(int holes) {
  return SmallDiscs(static_cast<std::size_t>(holes));
}

SmallDiscs discs_of(const engine::breaking::Code& code) {
  SmallDiscs discs;
  for (const engine::breaking::Peg peg : code.pegs())
    discs.push_back({.peg = peg});
  return discs;
}

SmallDiscs discs_of(const RowEditor& row, bool is_hidden) {
  SmallDiscs discs;
  for (int hole = 0; hole < row.rules().holes; ++hole) {
    const auto peg = row.peg(hole);
    discs.push_back(
        !peg        ? SmallDisc{.sign = "·", .ink = ansi::Ink::silver_dark}
        : is_hidden ? SmallDisc{.sign = "*", .ink = ansi::Ink::silver}
                    : SmallDisc{.peg = peg}
    );
  }
  return discs;
}

void draw_discs_below(Canvas& canvas, const SmallDiscs& discs, PegSigns signs) {
  constexpr int columns = 5;
  constexpr int first_row = 11;
  const auto holes = static_cast<int>(discs.size());
  const int pitch = holes <= 5 ? columns + 2 : columns + 1;
  const int width = pitch * holes - (pitch - columns);
  if (!has_room(canvas) || width > canvas.columns()) return;
  draw_row(canvas, {{first_row, (canvas.columns() - width) / 2}, columns, pitch}, discs, signs);
}

void draw_discs_beside(Canvas& canvas, const SmallDiscs& discs) {
  constexpr Row row{{5, 23}, 3, 4};
  if (!has_room(canvas)) return;
  canvas.text({row.at.row - 1, row.at.column}, "The code", look::frame);
  draw_row(canvas, row, discs, PegSigns::colors);
}

}  // namespace codemaker::play::breaking
