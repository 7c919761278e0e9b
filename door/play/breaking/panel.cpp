#include "play/breaking/panel.hpp"

#include "play/drawing/canvas.hpp"

#include "play/breaking/peg_art.hpp"
#include "play/breaking/peg_look.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>

namespace codemaker::play::breaking {
namespace {

/// Of "○ misplaced", and of a peg with its name.
constexpr int colors_width = 11;
constexpr int large_colors_width = 13;

}  // namespace

ansi::Position Palette::place(engine::breaking::Peg peg) const {
  const int index = peg == engine::breaking::no_peg ? colors : peg - 1;
  return {
      at.row + peg_rows(size) * (index % pegs_down()), at.column + width() * (index / pegs_down())};
}

std::optional<engine::breaking::Peg> Palette::peg_at(ansi::Position place) const {
  for (int color = has_no_peg ? 0 : 1; color <= colors; ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    const ansi::Position first = this->place(peg);
    const int down = place.row - first.row;
    const bool is_hit = down >= 0 && down < peg_rows(size) && place.column >= first.column &&
                        place.column < first.column + width() - 2;
    if (is_hit) return peg;
  }
  return std::nullopt;
}

void draw_palette(Canvas& canvas, const Palette& palette) {
  for (int color = palette.has_no_peg ? 0 : 1; color <= palette.colors; ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    const ansi::Position at = palette.place(peg);
    // What a peg is typed by stands here, though pegs on the board may be color alone.
    const bool has_color = palette.signs != PegSigns::digits;
    const bool is_disc = palette.size == PegSize::disc && peg != engine::breaking::no_peg;
    if (is_disc) {
      draw_round_disc(canvas, at, peg, sign_of(peg, palette.signs), {has_color, ansi::Ink::none});
    } else {
      const ansi::Position middle = middle_of_hole(at, 0, palette.size);
      draw_big_peg(
          canvas, {middle.row, middle.column - 1}, peg, sign_of(peg, palette.signs), has_color
      );
    }
    if (palette.signs == PegSigns::digits) continue;
    const int row = middle_of_hole(at, 0, palette.size).row;
    const int width = palette.size == PegSize::disc ? disc_width : big_peg_width;
    canvas.text({row, at.column + width + 1}, look_of(peg).name);
    const bool is_shape = palette.has_shapes || has_shapes(canvas, palette.signs);
    if (!is_shape || peg == engine::breaking::no_peg) continue;
    const auto shape = sign_on(canvas, peg, PegSigns::shapes);
    canvas.text({row, at.column + palette.width() - 2}, shape, look::bright);
  }
}

void draw_titled_palette(Canvas& canvas, const Palette& palette) {
  const auto [row, column] = palette.at;
  canvas.text(
      {row - 1, column}, palette.signs == PegSigns::digits ? "Digits" : "Colors", look::message
  );
  draw_palette(canvas, palette);
}

RoomOfTwo room_of_two(const WoodenBoard& board) {
  const int columns = board.is_large() ? Canvas::large_columns : Canvas::full_columns;
  const int colors = board.is_large() ? large_colors_width : colors_width;
  const int free = columns - 2 * board.columns() - colors;
  const int gap = std::max(free / 4, 1);        // the page is shared out
  return {std::min(gap, free - 2 * gap), gap};  // the widest large boards begin at the edge
}

void draw_short_panel(Canvas& canvas, const Palette& palette) {
  draw_titled_palette(canvas, palette);
  const ansi::Position at{palette.at.row + palette.rows() + 1, palette.at.column};
  const bool is_digits = palette.signs == PegSigns::digits;
  const std::string_view exact = is_digits ? "bull" : "exact";
  const std::string_view misplaced = is_digits ? "cow" : "misplaced";
  if (palette.size != PegSize::disc) {
    canvas.text(canvas.text(at, "● ", look::bright), exact);
    return void(canvas.text({at.row + 1, at.column}, fmt::format("○ {}", misplaced)));
  }
  draw_large_mark(canvas, at, true);
  canvas.text({at.row, at.column + 3}, exact);
  draw_large_mark(canvas, {at.row + 1, at.column}, false);
  canvas.text({at.row + 1, at.column + 3}, misplaced);
}

void draw_legend(Canvas& canvas, ansi::Position at, PegSigns signs, PegSize size) {
  const bool is_digits = signs == PegSigns::digits;
  const int column = at.column + (size == PegSize::disc ? 3 : 2);
  if (size == PegSize::disc) {
    draw_large_mark(canvas, at, true);
    draw_large_mark(canvas, {at.row + 1, at.column}, false);
  } else {
    canvas.text(at, "●", look::bright);
    canvas.text({at.row + 1, at.column}, "○");
  }
  canvas.text(
      {at.row, column},
      is_digits ? "bull: right digit, right hole" : "exact: right color, right hole"
  );
  canvas.text(
      {at.row + 1, column},
      is_digits ? "cow: right digit, wrong hole" : "misplaced: right color, wrong hole"
  );
}

void draw_guesses_left(Canvas& canvas, ansi::Position at, int left, int all) {
  canvas.text(at, "Guesses left");
  draw_bar(canvas, {at.row, at.column + 14}, all, left, all, ansi::Ink::peg_green_light);
  canvas.text({at.row, at.column + 15 + all}, fmt::format("{:<2}", left), look::bright);
}

}  // namespace codemaker::play::breaking
