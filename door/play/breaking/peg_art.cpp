#include "play/breaking/peg_art.hpp"

#include "play/drawing/canvas.hpp"

#include "play/breaking/peg_look.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/drawing/ornaments.hpp"

#include <array>
#include <fmt/format.h>
#include <string>

namespace codemaker::play::breaking {
namespace {

using ansi::Ink;

/// A peg in the light, as it is and in its own shade, and what can be read on it.
struct PegInks {
  Ink light;
  Ink body;
  Ink dark;
  Ink text;
};

constexpr PegInks plain{Ink::peg_white_light, Ink::peg_white, Ink::peg_white_dark, Ink::dark_text};

constexpr std::array<PegInks, 9> pegs{{
    plain,
    {Ink::peg_red_light, Ink::peg_red, Ink::peg_red_dark, Ink::pale_text},
    plain,
    {Ink::peg_blue_light, Ink::peg_blue, Ink::peg_blue_dark, Ink::pale_text},
    {Ink::peg_green_light, Ink::peg_green, Ink::peg_green_dark, Ink::dark_text},
    {Ink::peg_yellow_light, Ink::peg_yellow, Ink::peg_yellow_dark, Ink::dark_text},
    {Ink::peg_black_light, Ink::peg_black, Ink::peg_black_dark, Ink::pale_text},
    {Ink::peg_magenta_light, Ink::peg_magenta, Ink::peg_magenta_dark, Ink::dark_text},
    {Ink::peg_cyan_light, Ink::peg_cyan, Ink::peg_cyan_dark, Ink::dark_text},
}};

constexpr engine::breaking::Peg black = 6;

/// A row of half blocks between the corners of a disc.
std::string edge(std::string_view corner, int columns) {
  std::string row{corner};
  for (int i = 2; i < columns; ++i)
    row += "█";
  return row += corner;
}

}  // namespace

void draw_round_peg(Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, PegSigns signs) {
  const PegInks& inks = peg < pegs.size() ? pegs.at(peg) : plain;
  if (canvas.is_lean()) {
    // It lies on no board.
    canvas.text(at, "▐", ansi::painted(inks.light));
    canvas.text({at.row, at.column + 1}, sign_of(peg, signs), ansi::painted(inks.text, inks.body));
    return void(canvas.text({at.row, at.column + 2}, "▌", ansi::painted(inks.dark)));
  }
  if (canvas.has_shades())
    return draw_big_peg(canvas, at, peg, sign_of(peg, signs), peg < pegs.size());
  canvas.text(at, fmt::format("({})", sign_of(peg, signs)), ansi::painted(inks.text, inks.body));
}

void draw_half_peg(Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, PegSigns signs) {
  const PegInks& inks = pegs.at(peg);
  canvas.text(at, sign_on(canvas, peg, signs), ansi::painted(inks.text, inks.body));
  canvas.text({at.row, at.column + 1}, "▌", ansi::painted(inks.body));
}

void draw_disc(
    Canvas& canvas, ansi::Position at, int columns, engine::breaking::Peg peg, PegSigns signs
) {
  const bool has_color = signs != PegSigns::digits && peg < pegs.size();
  const PegInks& inks = has_color ? pegs.at(peg) : plain;
  const int middle = at.row + 1;
  canvas.text(at, edge("▄", columns), ansi::painted(inks.light));
  canvas.text({middle, at.column}, "█", ansi::painted(inks.light));
  canvas.fill({middle, at.column + 1}, columns - 2, 1, " ", ansi::painted(inks.text, inks.body));
  canvas.text({middle, at.column + columns - 1}, "█", ansi::painted(inks.dark));
  canvas.text({at.row + 2, at.column}, edge("▀", columns), ansi::painted(inks.dark));
  canvas.text(
      {middle, at.column + columns / 2}, sign_on(canvas, peg, signs),
      ansi::painted(inks.text, inks.body)
  );
}

void draw_large_peg(Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, PegSigns signs) {
  draw_peg_in_light(canvas, at, peg - 1);
  const std::string_view sign = sign_on(canvas, peg, signs);
  if (sign == " ") return;
  const PegInks& inks = pegs.at(peg);
  constexpr ansi::Position middle{3, 5};
  canvas.text(
      {at.row + middle.row, at.column + middle.column}, sign, ansi::painted(inks.text, inks.body)
  );
}

void draw_wooden_disc(Canvas& canvas, ansi::Position at, int columns, std::string_view sign) {
  const bool is_shaded = !canvas.is_lean() || canvas.has_tiles();
  const Ink light = is_shaded ? Ink::wood_light : Ink::wood;
  const Ink dark = is_shaded ? Ink::wood_dark : Ink::wood;
  const int middle = at.row + 1;
  const auto ground = ansi::painted(Ink::dark_text, Ink::wood);
  canvas.text(at, edge("▄", columns), ansi::painted(light));
  canvas.fill({middle, at.column}, columns, 1, " ", ground);
  canvas.text({middle, at.column + columns / 2}, sign, ground);
  canvas.text({at.row + 2, at.column}, edge("▀", columns), ansi::painted(dark));
  if (!is_shaded) return;
  canvas.text({middle, at.column}, "█", ansi::painted(light));
  canvas.text({middle, at.column + columns - 1}, "█", ansi::painted(dark));
}

ansi::Attribute wire_look(engine::breaking::Peg peg) {
  return ansi::painted((peg < pegs.size() ? pegs.at(peg) : plain).light);
}

void draw_round_disc(
    Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, std::string_view sign,
    const DiscLook& look
) {
  const PegInks& inks = look.has_color ? pegs.at(peg) : plain;
  const int inside = look.columns - 2;
  const int high = look.rows - 2;
  const int corner = look.rows / 2;
  const int edge = look.columns - 2 * corner;
  const int right = at.column + look.columns - 1;
  const int bottom = at.row + look.rows - 1;
  const ansi::Position left{at.row + 1, at.column};
  const ansi::Position middle{at.row + look.rows / 2, at.column + look.columns / 2};
  canvas.fill(at, look.columns, look.rows, " ", ansi::painted(Ink::silver, look.ground));
  canvas.fill({at.row, at.column + corner}, edge, 1, "▄", ansi::painted(inks.light, look.ground));
  canvas.fill(left, 1, high, "█", ansi::painted(inks.light, look.ground));
  canvas.fill({left.row, at.column + 1}, inside, high, " ", ansi::painted(inks.text, inks.body));
  canvas.fill({left.row, right}, 1, high, "█", ansi::painted(inks.dark, look.ground));
  canvas.fill({bottom, at.column + corner}, edge, 1, "▀", ansi::painted(inks.dark, look.ground));
  if (high > 1) {
    canvas.text(left, "▄", ansi::painted(inks.light, look.ground));
    canvas.text({left.row, right}, "▄", ansi::painted(inks.dark, look.ground));
    canvas.text({bottom - 1, left.column}, "▀", ansi::painted(inks.light, look.ground));
    canvas.text({bottom - 1, right}, "▀", ansi::painted(inks.dark, look.ground));
  }
  canvas.text(middle, sign, ansi::painted(inks.text, inks.body));
}

namespace {

/// The second row of a peg, where its shade costs no more than it shows.
void draw_foot(Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, PegSigns signs) {
  if (!canvas.has_shades()) return;
  const bool has_color = signs != PegSigns::digits && peg < pegs.size();
  const PegInks& inks = has_color ? pegs.at(peg) : plain;
  canvas.text({at.row + 1, at.column}, "▀▀▀", ansi::painted(inks.dark, Ink::hollow));
}

}  // namespace

void draw_sized_peg(
    Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, PegSigns signs, PegSize size
) {
  if (size == PegSize::tall && peg != engine::breaking::no_peg) draw_foot(canvas, at, peg, signs);
  if (size != PegSize::disc) return draw_big_peg(canvas, at, peg, signs);
  const bool has_color = signs != PegSigns::digits && peg < pegs.size();
  if (peg != engine::breaking::no_peg)
    return draw_round_disc(canvas, at, peg, sign_on(canvas, peg, signs), {.has_color = has_color});
  canvas.fill(at, disc_width, disc_rows, " ", ansi::painted(Ink::silver, Ink::hollow));
  canvas.text({at.row + 1, at.column}, " --- ", ansi::painted(Ink::silver, Ink::hollow));
}

void draw_disc_brackets(Canvas& canvas, ansi::Position at) {
  const auto gold = ansi::painted(Ink::gold_light, Ink::hollow);
  const int right = at.column + disc_width;
  const int bottom = at.row + disc_rows - 1;
  canvas.text({at.row, at.column - 1}, "┌", gold);
  canvas.text({at.row, right}, "┐", gold);
  canvas.text({bottom, at.column - 1}, "└", gold);
  canvas.text({bottom, right}, "┘", gold);
  for (int row = at.row + 1; row < bottom; ++row) {
    canvas.text({row, at.column - 1}, "│", gold);
    canvas.text({row, right}, "│", gold);
  }
}

void draw_big_peg(Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, PegSigns signs) {
  const bool has_color = signs != PegSigns::digits && peg < pegs.size();
  draw_big_peg(canvas, at, peg, sign_on(canvas, peg, signs), has_color);
}

void draw_big_peg(
    Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, std::string_view sign,
    bool has_color
) {
  if (peg == engine::breaking::no_peg) {
    canvas.text(at, " - ", ansi::painted(Ink::silver, Ink::hollow));
    return;
  }
  const PegInks& inks = has_color ? pegs.at(peg) : plain;
  const ansi::Position right{at.row, at.column + 2};
  if (has_color && peg == black) {
    canvas.text(at, "▐", ansi::painted(inks.light, Ink::hollow));
    canvas.text(right, "▌", ansi::painted(inks.dark, Ink::hollow));
  } else {
    canvas.text(at, canvas.is_ascii() ? " " : "▌", ansi::painted(Ink::hollow, inks.light));
    canvas.text(right, canvas.is_ascii() ? " " : "▐", ansi::painted(Ink::hollow, inks.dark));
  }
  const ansi::Position middle{at.row, at.column + 1};
  // In a column of the same color each is seen by its own shade below.
  const bool is_bare = sign == " " && has_color && canvas.has_shades();
  if (is_bare) return void(canvas.text(middle, "▄", ansi::painted(inks.dark, inks.body)));
  canvas.text(middle, sign, ansi::painted(inks.text, inks.body));
}

void draw_low_peg(Canvas& canvas, ansi::Position at, engine::breaking::Peg peg) {
  const bool is_bare = canvas.has_shades() && sign_on(canvas, peg, PegSigns::colors) == " ";
  if (!is_bare) return draw_big_peg(canvas, at, peg, PegSigns::colors);
  const PegInks& inks = pegs.at(peg);
  canvas.text(at, "■", ansi::painted(inks.light, Ink::hollow));
  canvas.text({at.row, at.column + 1}, "■", ansi::painted(inks.body, Ink::hollow));
  canvas.text({at.row, at.column + 2}, " ", ansi::painted(inks.dark, Ink::hollow));
}

void draw_faded_peg(Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, PegSize size) {
  const std::string_view sign = sign_on(canvas, peg, PegSigns::colors);
  const ansi::Position middle = middle_of_hole(at, 0, size);
  const ansi::Position place{middle.row, middle.column - 1};
  if (sign != " ") {
    const auto grey = ansi::painted(Ink::peg_black_light, Ink::hollow);
    return void(canvas.text(place, fmt::format(" {} ", sign), grey));
  }
  const auto faint = ansi::painted(pegs.at(peg).dark, Ink::hollow);
  if (size != PegSize::disc) return void(canvas.text(place, "▐▒▌", faint));
  canvas.text({at.row, at.column + 1}, "▄▄▄", faint);
  canvas.fill({middle.row, at.column}, disc_width, 1, "▒", faint);
  canvas.text({at.row + 2, at.column + 1}, "▀▀▀", faint);
}

void draw_big_hole(Canvas& canvas, ansi::Position at, bool waits, PegSize size) {
  if (size == PegSize::disc) {
    const ansi::Position middle{at.row + 1, at.column};
    if (waits)
      return void(canvas.text(middle, "  ·  ", ansi::painted(Ink::gold_light, Ink::hollow)));
    // Three shades would be those of a peg's edge where there are 7 bits.
    const std::string_view dip = canvas.is_ascii() ? "  ·  " : " ░░░ ";
    canvas.text(middle, dip, ansi::painted(Ink::wood_dark, Ink::hollow));
  } else if (waits) {
    canvas.text(at, "[·]", ansi::painted(Ink::gold_light, Ink::hollow));
  } else {
    canvas.text(at, " · ", ansi::painted(Ink::wood_dark, Ink::hollow));
  }
}

void draw_large_mark(Canvas& canvas, ansi::Position at, bool is_exact) {
  canvas.text(
      at, is_exact ? "██" : "()", ansi::painted(is_exact ? Ink::bar_name : Ink::silver, Ink::hollow)
  );
}

namespace {

/// Side by side, each by its sign.
void draw_mark_signs(
    Canvas& canvas, ansi::Position at, const engine::breaking::Marks& marks,
    std::string_view exact_sign, std::string_view misplaced_sign
) {
  const auto exact_look = ansi::painted(Ink::bar_name, Ink::hollow);
  const auto misplaced_look = ansi::painted(Ink::silver, Ink::hollow);
  if (marks == engine::breaking::Marks{}) return void(canvas.text(at, "-", misplaced_look));
  canvas.fill(at, marks.black, 1, exact_sign, exact_look);
  canvas.fill({at.row, at.column + marks.black}, marks.white, 1, misplaced_sign, misplaced_look);
}

}  // namespace

void draw_big_marks(
    Canvas& canvas, ansi::Position at, const engine::breaking::Marks& marks, PegSize size
) {
  const bool is_large = size == PegSize::disc && marks != engine::breaking::Marks{};
  if (!is_large) return draw_mark_signs(canvas, at, marks, "●", "○");
  for (int mark = 0; mark < marks.black + marks.white; ++mark)
    draw_large_mark(canvas, {at.row, at.column + mark_pitch(size) * mark}, mark < marks.black);
}

void draw_low_marks(Canvas& canvas, ansi::Position at, const engine::breaking::Marks& marks) {
  draw_mark_signs(canvas, at, marks, "■", "o");
}

}  // namespace codemaker::play::breaking
