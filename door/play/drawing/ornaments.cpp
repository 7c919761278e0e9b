#include "play/drawing/ornaments.hpp"

#include "ansi/line_painter.hpp"
#include "play/drawing/bar_share.hpp"

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

void draw_field(
    Canvas& canvas, ansi::Position at, int columns, std::string_view typed, ansi::Attribute look
) {
  if (canvas.noted() == nullptr) canvas.fill(at, columns, 1, "_", look::dim);
  canvas.typed(at, typed, look);
}

void draw_key(Canvas& canvas, ansi::Position at, std::string_view key) {
  canvas.text(at, fmt::format(" {} ", key), look::key_cap());
}

void draw_bar(
    Canvas& canvas, ansi::Position at, int columns, std::int64_t part, std::int64_t whole,
    ansi::Ink ink
) {
  const int filled = filled_columns(columns, part, whole);
  canvas.fill(at, filled, 1, "█", ansi::painted(ink));
  canvas.fill({at.row, at.column + filled}, columns - filled, 1, "░", look::dim);
}

void draw_thin_bar(
    Canvas& canvas, ansi::Position at, int columns, std::int64_t part, std::int64_t whole,
    ansi::Ink ink
) {
  const int filled = filled_columns(columns, part, whole);
  canvas.fill(at, columns, 1, "·", look::dim);
  canvas.fill(at, filled, 1, "■", ansi::painted(ink));
}

int air_between(const Canvas& canvas, int row, std::span<const std::string_view> paragraphs) {
  if (canvas.noted() != nullptr) return 0;
  int end = row + static_cast<int>(paragraphs.size()) - 1;
  for (const std::string_view paragraph : paragraphs)
    end += static_cast<int>(ansi::wrap(paragraph, canvas.columns()).size());
  return end < canvas.message_row() ? 1 : 0;
}

void draw_chip(
    Canvas& canvas, ansi::Position at, int columns, std::string_view text, ansi::Attribute look
) {
  canvas.fill(at, columns, 1, " ", look);
  canvas.middle_text(at.row, at.column, columns, text, look);
}

void draw_half_blocks(Canvas& canvas, ansi::Position at, ansi::Ink upper, ansi::Ink lower) {
  using ansi::Ink;
  if (upper == lower) {
    if (upper != Ink::none) canvas.text(at, "█", ansi::painted(upper));
  } else if (upper == Ink::none) {
    canvas.text(at, "▄", ansi::painted(lower));
  } else {
    canvas.text(at, "▀", ansi::painted(upper, lower));
  }
}

namespace {

ansi::Ink ink_of_letter(char letter) {
  using ansi::Ink;
  switch (letter) {
  case 'R':
    return Ink::peg_red;
  case 'B':
    return Ink::peg_blue;
  case 'W':
    return Ink::peg_white_light;
  case 'Y':
    return Ink::gold;
  case 'S':
    return Ink::silver_dark;
  case 'C':
    return Ink::wood_light;
  case 'K':
    return Ink::hollow;
  default:
    return Ink::none;
  }
}

struct StripDisc {
  ansi::Ink light;
  ansi::Ink body;
  ansi::Ink dark;

  /// What it is in the shade, where white would be the brightest by far.
  [[nodiscard]] ansi::Ink shaded() const {
    return body == ansi::Ink::peg_white ? ansi::Ink::silver_dark : dark;
  }

  /// What is dark shines less.
  [[nodiscard]] ansi::Ink glint() const {
    return body == ansi::Ink::silver_dark ? ansi::Ink::silver : ansi::Ink::bar_name;
  }
};

constexpr std::array<StripDisc, 8> discs_of_strip = [] {
  using ansi::Ink;
  return std::array<StripDisc, 8>{{
      {Ink::peg_red_light, Ink::peg_red, Ink::peg_red_dark},
      {Ink::peg_white_light, Ink::peg_white, Ink::peg_white_dark},
      {Ink::peg_blue_light, Ink::peg_blue, Ink::peg_blue_dark},
      {Ink::peg_green_light, Ink::peg_green, Ink::peg_green_dark},
      {Ink::peg_yellow_light, Ink::peg_yellow, Ink::peg_yellow_dark},
      {Ink::silver_dark, Ink::silver_dark, Ink::ash},
      {Ink::peg_magenta_light, Ink::peg_magenta, Ink::peg_magenta_dark},
      {Ink::peg_cyan_light, Ink::peg_cyan, Ink::peg_cyan_dark},
  }};
}();

const StripDisc& disc_of_strip(int index) {
  return discs_of_strip.at(static_cast<std::size_t>(index) % discs_of_strip.size());
}

constexpr int large_disc = 12;  ///< its columns, and half rows

/// True for the points of a large disc.
bool is_in_disc(int down, int across) {
  static constexpr std::array margins{4, 2, 1, 1, 0, 0, 0, 0, 1, 1, 2, 4};
  if (down < 0 || down >= large_disc) return false;
  const int margin = margins.at(static_cast<std::size_t>(down));
  return across >= margin && across < large_disc - margin;
}

/// True for the points where a large disc shines.
bool is_glint(int down, int across) {
  return (down == 2 || down == 3) && across >= 3 && across <= 5;
}

/// A point of a large disc in the light.
ansi::Ink point_of(const StripDisc& disc, int down, int across) {
  if (!is_in_disc(down, across)) return ansi::Ink::none;
  if (is_glint(down, across)) return disc.glint();
  return down < 4 ? disc.light : down < 8 ? disc.body : disc.dark;
}

/// A point of one in the shade: it shines as others are in the light.
ansi::Ink shaded_point_of(const StripDisc& disc, int down, int across) {
  if (!is_in_disc(down, across)) return ansi::Ink::none;
  if (!is_glint(down, across)) return disc.shaded();
  return disc.body == ansi::Ink::peg_white ? ansi::Ink::silver : disc.body;
}

/// The same in sixteen colors, which have no darker ones: the light meets its edge alone.
ansi::Ink edge_point_of(const StripDisc& disc, int down, int across) {
  constexpr int edge = 2;
  if (!is_in_disc(down, across)) return ansi::Ink::none;
  return is_in_disc(down - edge, across - edge) ? ansi::Ink::peg_black : disc.dark;
}

using PointOfDisc = ansi::Ink (*)(const StripDisc& disc, int down, int across);

void draw_large_disc(
    Canvas& canvas, ansi::Position at, const StripDisc& disc, PointOfDisc point = point_of
) {
  for (int row = 0; row < large_strip_rows; ++row) {
    for (int column = 0; column < large_disc; ++column)
      draw_half_blocks(
          canvas, {at.row + row, at.column + column}, point(disc, 2 * row, column),
          point(disc, 2 * row + 1, column)
      );
  }
}

constexpr int large_pitch = 16;
constexpr int large_strip_width =
    large_pitch * static_cast<int>(discs_of_strip.size()) - (large_pitch - large_disc);
constexpr int large_strip_column = (Canvas::large_columns + 1 - large_strip_width) / 2;

void draw_large_peg_strip(Canvas& canvas, ansi::Position at) {
  for (const StripDisc& disc : discs_of_strip) {
    draw_large_disc(canvas, at, disc);
    at.column += large_pitch;
  }
}

void draw_small_disc(Canvas& canvas, ansi::Position at, const StripDisc& disc) {
  canvas.text(at, "▄██▄", ansi::painted(disc.light));
  canvas.text({at.row + 1, at.column}, "████", ansi::painted(disc.body));
  canvas.text({at.row + 2, at.column}, "▀██▀", ansi::painted(disc.dark));
}

void draw_small_peg_strip(Canvas& canvas, int row) {
  const bool has_room = canvas.rows() > Canvas::lean_rows && row + 2 <= canvas.message_row();
  if (!has_room || canvas.noted() != nullptr) return;
  constexpr int pitch = 5;
  int column = 0;
  for (const StripDisc& disc : discs_of_strip) {
    draw_small_disc(canvas, {row, column}, disc);
    column += pitch;
  }
}

/// The edge of a large disc alone.
ansi::Ink rim_point_of(const StripDisc& disc, int down, int across) {
  const bool is_inside = is_in_disc(down - 1, across) && is_in_disc(down + 1, across) &&
                         is_in_disc(down, across - 1) && is_in_disc(down, across + 1);
  return is_in_disc(down, across) && !is_inside ? disc.body : ansi::Ink::none;
}

}  // namespace

void draw_disc(Canvas& canvas, ansi::Position at, const DiscInks& inks) {
  draw_large_disc(canvas, at, {inks.light, inks.body, inks.dark});
}

void draw_empty_disc(Canvas& canvas, ansi::Position at, ansi::Ink ink) {
  draw_large_disc(canvas, at, {ink, ink, ink}, rim_point_of);
}

void draw_picture(Canvas& canvas, ansi::Position at, std::span<const std::string_view> rows) {
  for (std::size_t row = 0; row + 1 < rows.size(); row += 2, ++at.row) {
    for (std::size_t column = 0; column < rows[row].size(); ++column)
      draw_half_blocks(
          canvas, {at.row, at.column + static_cast<int>(column)}, ink_of_letter(rows[row][column]),
          ink_of_letter(rows[row + 1][column])
      );
  }
}

int low_strip_row(const Canvas& canvas) {
  return canvas.message_row() - strip_rows - 2;
}

void draw_peg_strip(Canvas& canvas, int row) {
  if (canvas.is_large()) return draw_large_peg_strip(canvas, {row, large_strip_column});
  if (canvas.is_lean()) return draw_small_peg_strip(canvas, row);
  if (canvas.is_surrounded()) return;
  constexpr int pitch = 9;
  int column = 5;
  for (const StripDisc& disc : discs_of_strip) {
    canvas.text({row, column}, "▄████▄", ansi::painted(disc.light));
    canvas.text({row + 1, column}, "██████", ansi::painted(disc.body));
    // The ground of the dark one is black where there are no shades.
    if (canvas.has_shades() || disc.glint() == ansi::Ink::bar_name)
      canvas.text({row + 1, column + 1}, "▀▀", ansi::painted(disc.glint(), disc.body));
    canvas.text({row + 2, column}, "▀████▀", ansi::painted(disc.dark));
    column += pitch;
  }
}

void draw_peg_column(Canvas& canvas, ansi::Position at) {
  if (canvas.rows() <= Canvas::lean_rows || !canvas.has_tiles()) return;
  for (const StripDisc& disc : std::span{discs_of_strip}.first<4>()) {
    draw_small_disc(canvas, at, disc);
    at.row += strip_rows + 1;
  }
}

void draw_peg_rule(Canvas& canvas, int row) {
  constexpr int pitch = 8;
  constexpr int margin = 6;
  draw_rule(canvas, {row, margin}, Canvas::full_columns - 2 * margin);
  int column = 10;
  for (const StripDisc& disc : discs_of_strip) {
    canvas.text({row, column - 1}, "     ");
    canvas.text({row, column}, "▐█▌", ansi::painted(disc.body));
    if (canvas.has_shades()) {
      canvas.text({row, column}, "▐", ansi::painted(disc.light));
      canvas.text({row, column + 1}, "▀", ansi::painted(disc.light, disc.body));
      canvas.text({row, column + 2}, "▌", ansi::painted(disc.dark));
    }
    column += pitch;
  }
}

void draw_peg_in_light(Canvas& canvas, ansi::Position at, int index) {
  draw_large_disc(canvas, at, disc_of_strip(index));
}

void draw_peg_of_ring(Canvas& canvas, ansi::Position at, int index) {
  draw_large_disc(
      canvas, at, disc_of_strip(index), canvas.has_shades() ? shaded_point_of : edge_point_of
  );
}

void draw_shaded_strip(Canvas& canvas, int row) {
  for (int index = 0; index < static_cast<int>(discs_of_strip.size()); ++index)
    draw_peg_of_ring(canvas, {row, large_strip_column + index * large_pitch}, index);
}

void draw_ring(Canvas& canvas, const ansi::Terminal& terminal, DrawInRing draw) {
  constexpr int top = 2;
  constexpr int bottom = Canvas::large_rows - 1 - large_strip_rows;
  constexpr int between = 10;  // rows from a thing at the side to the next
  constexpr int things = 8;    // above, and below
  constexpr int right = large_strip_column + (things - 1) * large_pitch;
  // From the corner of a large screen to that of this one.
  const auto corner = [&](bool is_large) {
    return Canvas::on_canvas({0, 0}, terminal, Presentation::full, is_large);
  };
  const ansi::Position ours = corner(canvas.is_large());
  const ansi::Position large = corner(true);
  const ansi::Position zero{ours.row - large.row, ours.column - large.column};
  const auto put = [&](int row, int column, int index) {
    draw(canvas, {zero.row + row, zero.column + column}, index);
  };
  for (int index = 0; index < things; ++index) {
    put(top, large_strip_column + index * large_pitch, index);
    put(bottom, large_strip_column + index * large_pitch, index);
  }
  int index = 1;
  for (int row = top + between; row + large_strip_rows < bottom; row += between, ++index) {
    put(row, large_strip_column, index);
    put(row, right, things - 1 - index);
  }
  canvas.surround();
}

}  // namespace codemaker::play
