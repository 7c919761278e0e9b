#include "play/breaking/panel.hpp"

#include "play/drawing/canvas.hpp"

#include "play/breaking/peg_art.hpp"
#include "play/breaking/peg_look.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/drawing/ornaments.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking {

ansi::Position Palette::place(engine::breaking::Peg peg) const {
  const int index = peg == engine::breaking::no_peg ? colors : peg - 1;
  return {at.row + index % rows(), at.column + column_width * (index / rows())};
}

std::optional<engine::breaking::Peg> Palette::peg_at(ansi::Position place) const {
  for (int color = has_no_peg ? 0 : 1; color <= colors; ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    const ansi::Position first = this->place(peg);
    const bool is_hit = place.row == first.row && place.column >= first.column &&
                        place.column < first.column + column_width - 2;
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
    draw_big_peg(canvas, at, peg, sign_of(peg, palette.signs), has_color);
    if (palette.signs == PegSigns::digits) continue;
    canvas.text({at.row, at.column + big_peg_width + 1}, look_of(peg).name);
  }
}

void draw_legend(Canvas& canvas, ansi::Position at, PegSigns signs) {
  const bool is_digits = signs == PegSigns::digits;
  canvas.text(at, "■", look::bright);
  canvas.text(
      {at.row, at.column + 2},
      is_digits ? "bull: right digit, right hole" : "exact: right color, right hole"
  );
  canvas.text({at.row + 1, at.column}, "○");
  canvas.text(
      {at.row + 1, at.column + 2},
      is_digits ? "cow: right digit, wrong hole" : "misplaced: right color, wrong hole"
  );
}

void draw_guesses_left(Canvas& canvas, ansi::Position at, int left, int all) {
  canvas.text(at, "Guesses left");
  draw_bar(canvas, {at.row, at.column + 14}, all, left, all, ansi::Ink::peg_green_light);
  canvas.text({at.row, at.column + 15 + all}, fmt::format("{:<2}", left), look::bright);
}

}  // namespace codemaker::play::breaking
