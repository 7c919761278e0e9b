#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace codemaker::play {

void draw_rule(Canvas& canvas, ansi::Position at, int columns, ansi::Attribute look) {
  canvas.fill(at, columns, 1, "─", look);
}

void draw_box(
    Canvas& canvas, ansi::Position at, int columns, int rows, std::string_view title,
    ansi::Attribute look
) {
  const int right = at.column + columns - 1;
  const int bottom = at.row + rows - 1;
  for (const int row : {at.row, bottom})
    draw_rule(canvas, {row, at.column}, columns, look);
  canvas.fill({at.row, at.column}, 1, rows, "│", look);
  canvas.fill({at.row, right}, 1, rows, "│", look);
  canvas.text(at, "┌", look);
  canvas.text({at.row, right}, "┐", look);
  canvas.text({bottom, at.column}, "└", look);
  canvas.text({bottom, right}, "┘", look);
  if (!title.empty()) canvas.text({at.row, at.column + 2}, fmt::format(" {} ", title), look);
}

void draw_page_frame(Canvas& canvas, int rows, std::string_view title) {
  constexpr ansi::Position at{2, 3};
  draw_box(
      canvas, at, canvas.columns() - 2 * at.column, rows, title,
      ansi::painted(ansi::Ink::wood_light)
  );
}

void draw_key(Canvas& canvas, ansi::Position at, std::string_view key) {
  canvas.text(at, fmt::format(" {} ", key), look::key_cap());
}

void draw_bar(
    Canvas& canvas, ansi::Position at, int columns, std::int64_t part, std::int64_t whole,
    ansi::Ink ink
) {
  // The smallest share fills a cell, and only the whole fills them all.
  const auto filled = [&]() -> std::int64_t {
    if (whole <= 0 || part <= 0) return 0;
    if (part >= whole) return columns;
    return std::clamp<std::int64_t>((2 * part * columns + whole) / (2 * whole), 1, columns - 1);
  }();
  canvas.fill(at, static_cast<int>(filled), 1, "█", ansi::painted(ink));
  canvas.fill(
      {at.row, at.column + static_cast<int>(filled)}, columns - static_cast<int>(filled), 1, "░",
      look::dim
  );
}

void draw_chip(
    Canvas& canvas, ansi::Position at, int columns, std::string_view text, ansi::Attribute look
) {
  canvas.fill(at, columns, 1, " ", look);
  canvas.middle_text(at.row, at.column, columns, text, look);
}

void draw_peg_strip(Canvas& canvas, int row) {
  using ansi::Ink;

  struct Disc {
    Ink light;
    Ink body;
    Ink dark;
  };

  static constexpr std::array<Disc, 8> discs{{
      {Ink::peg_red_light, Ink::peg_red, Ink::peg_red_dark},
      {Ink::peg_white_light, Ink::peg_white, Ink::peg_white_dark},
      {Ink::peg_blue_light, Ink::peg_blue, Ink::peg_blue_dark},
      {Ink::peg_green_light, Ink::peg_green, Ink::peg_green_dark},
      {Ink::peg_yellow_light, Ink::peg_yellow, Ink::peg_yellow_dark},
      {Ink::silver_dark, Ink::silver_dark, Ink::ash},
      {Ink::peg_magenta_light, Ink::peg_magenta, Ink::peg_magenta_dark},
      {Ink::peg_cyan_light, Ink::peg_cyan, Ink::peg_cyan_dark},
  }};
  constexpr int pitch = 9;
  int column = 5;
  for (const Disc& disc : discs) {
    canvas.text({row, column}, "▄████▄", ansi::painted(disc.light));
    canvas.text({row + 1, column}, "██████", ansi::painted(disc.body));
    if (disc.body != Ink::silver_dark) {
      canvas.text({row + 1, column + 1}, "▀▀", ansi::painted(Ink::bar_name, disc.body));
    }
    canvas.text({row + 2, column}, "▀████▀", ansi::painted(disc.dark));
    column += pitch;
  }
}

}  // namespace codemaker::play
