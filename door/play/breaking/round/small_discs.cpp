#include "play/breaking/round/small_discs.hpp"

#include "play/breaking/peg_art.hpp"
#include "play/drawing/ornaments.hpp"

namespace codemaker::play::breaking {
namespace {

/// How discs stand side by side.
struct Row {
  ansi::Position at;
  int columns;  ///< of a disc
  int pitch;
};

/// An outline, so that none is taken for the grey peg.
void draw_empty_disc(Canvas& canvas, ansi::Position at, int columns) {
  draw_box(canvas, at, columns, disc_rows, "", look::dim);
  canvas.text({at.row + disc_rows / 2, at.column + columns / 2}, "·");
}

void draw_row(Canvas& canvas, Row row, const SmallDiscs& discs, PegSigns signs) {
  for (const SmallDisc& disc : discs) {
    if (disc.is_empty) {
      draw_empty_disc(canvas, row.at, row.columns);
    } else if (disc.peg) {
      draw_disc(canvas, row.at, row.columns, *disc.peg, signs);
    } else {
      draw_wooden_disc(canvas, row.at, row.columns, disc.sign);
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
        !peg        ? SmallDisc{.is_empty = true}
        : is_hidden ? SmallDisc{.sign = "*"}
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

bool has_discs_beside(const Canvas& canvas, int holes) {
  constexpr int most_holes = 4;
  return has_room(canvas) && holes <= most_holes;
}

void draw_discs_beside(Canvas& canvas, const SmallDiscs& discs, PegSigns signs, int row) {
  constexpr int column = 23;
  if (!has_discs_beside(canvas, static_cast<int>(discs.size()))) return;
  canvas.text({row, column}, "The code", look::frame);
  draw_row(canvas, {{row + 1, column}, 3, 4}, discs, signs);
}

}  // namespace codemaker::play::breaking
