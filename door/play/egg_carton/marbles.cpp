#include "play/egg_carton/marbles.hpp"

#include "play/drawing/canvas.hpp"
#include "play/egg_carton/balanced_heap.hpp"
#include "play/egg_carton/carton_art.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace codemaker::play::egg_carton {

namespace {

using ansi::Ink;

/// A kind of glass in the light, as it is and in its own shade.
struct Glass {
  Ink light;
  Ink body;
  Ink dark;
};

constexpr std::array<Glass, 6> glasses{{
    {Ink::peg_red_light, Ink::peg_red, Ink::peg_red_dark},
    {Ink::peg_cyan_light, Ink::peg_cyan, Ink::peg_cyan_dark},
    {Ink::peg_green_light, Ink::peg_green, Ink::peg_green_dark},
    {Ink::peg_white_light, Ink::peg_white, Ink::peg_white_dark},
    {Ink::peg_magenta_light, Ink::peg_magenta, Ink::peg_magenta_dark},
    {Ink::peg_blue_light, Ink::peg_blue, Ink::peg_blue_dark},
}};

const Glass& glass_of(int kind) {
  return glasses.at(static_cast<std::size_t>(kind) % glasses.size());
}

/// Flat ones lie three in a row, from the middle row to the rims; nullopt: there are too many.
std::optional<Heap> flat_heap(const Carton& carton, int many) {
  constexpr std::array across{1, 0, 2};
  constexpr int in_row = static_cast<int>(across.size());
  if (many > carton.well_rows * in_row) return std::nullopt;
  Heap heap{MarbleSize::flat};
  for (int index = 0; index < many; ++index) {
    const int rows_filled = index / in_row;
    const int away = (rows_filled + 1) / 2;
    const int row = carton.well_rows / 2 + (rows_filled % 2 == 0 ? away : -away);
    const int apart = carton.well_columns() / in_row;
    heap.places.push_back(
        {row, apart * across.at(static_cast<std::size_t>(index % in_row)) + row % 2}
    );
  }
  return heap;
}

/// How close to one another large marbles lie: rows from one to the next above it, columns from one
/// to the next beside it, and free rows below them. Those of a marble have three rows and six
/// columns.
struct Packing {
  int in_row;
  int down;
  int across;
  int edge = 1;
};

/// From the widest to the closest: they overlap, and then fill a slot from rim to bottom, before
/// there are three in a row.
constexpr std::array packings{
    Packing{2, 4, 7},    Packing{2, 3, 7}, Packing{2, 2, 7},
    Packing{2, 2, 7, 0}, Packing{3, 2, 4}, Packing{3, 1, 4},
};

/// From the first of a row to one of it: as many columns are free on its left as on its right, for
/// which the last of three may lie a cell closer.
int columns_from_first(const Packing& packing, int columns, int index) {
  if (packing.in_row == 2) return index * (packing.across + (columns - packing.across) % 2);
  return index * packing.across - (index == 2 ? columns % 2 : 0);
}

/// From the bottom up, each row in the middle, with a free row above the bottom, whose round
/// corners are seen, and one below the rim, but before they overlap; nullopt: there are too many.
std::optional<Heap> pile(const Packing& packing, int columns, int rows, int many) {
  constexpr MarbleSize size = MarbleSize::large;
  const int edge = packing.edge;
  const int rim = packing.down == rows_of(size) ? 0 : edge;
  const int most_rows = (rows - edge - rim - rows_of(size)) / packing.down + 1;
  if (many > packing.in_row * most_rows) return std::nullopt;
  Heap heap{size};
  for (int index = 0; index < many; ++index) {
    const int row = index / packing.in_row;
    const int last = std::min(packing.in_row, many - row * packing.in_row) - 1;
    const int span = columns_from_first(packing, columns, last) + columns_of(size);
    heap.places.push_back(
        {rows - edge - rows_of(size) - row * packing.down,
         (columns - span) / 2 + columns_from_first(packing, columns, index % packing.in_row)}
    );
  }
  return heap;
}

std::optional<Heap> large_heap(int columns, int rows, int many) {
  for (const Packing& packing : packings) {
    if (auto heap = pile(packing, columns, rows, many)) return heap;
  }
  return std::nullopt;
}

/// Rows of beads from the bottom up, apart while there is room; those of a well in its middle.
Heap beads(const Carton& carton, int columns, int rows, int many, bool is_well) {
  struct Spacing {
    int margin;  ///< the corners are round
    int apart;
  };

  constexpr std::array spacings{Spacing{1, 2}, Spacing{0, 2}, Spacing{0, 1}};
  const auto in_row = [&](const Spacing& spacing) {
    return (columns - 2 * spacing.margin + spacing.apart - 1) / spacing.apart;
  };
  const auto* const roomy = std::ranges::find_if(spacings, [&](const Spacing& spacing) {
    return in_row(spacing) * rows >= many;
  });
  const bool has_more = roomy == spacings.end();
  const Spacing spacing = has_more ? spacings.back() : *roomy;
  const int shown = has_more ? columns * rows : many;
  const bool falls_cheaply = carton.is_plain && carton.well_rows >= least_rows_of_board;
  Heap heap{MarbleSize::bead, {}, falls_cheaply, has_more};
  for (int index = 0; index < shown; ++index) {
    const int row = index / in_row(spacing);
    const int in_this_row = is_well ? std::min(in_row(spacing), shown - row * in_row(spacing)) : 0;
    const int first =
        is_well ? (columns - (in_this_row - 1) * spacing.apart - 1) / 2 : spacing.margin;
    heap.places.push_back({rows - 1 - row, first + index % in_row(spacing) * spacing.apart});
  }
  return heap;
}

void draw_bead(Canvas& canvas, ansi::Position at, bool stands_for_more, bool is_cheap, int kind) {
  // A sign in the color of marbles would be a broken one.
  if (stands_for_more)
    return void(canvas.text(at, "+", ansi::painted(Ink::card_light, Ink::card_shadow)));
  const Ink glass = glass_of(kind).body;
  const bool is_ring = is_cheap && !canvas.is_ascii();
  const std::string_view marble = canvas.is_ascii() ? "o" : is_ring ? "°" : "●";
  canvas.text(
      at, marble,
      is_ring ? ansi::painted(Ink::dark_text, glass) : ansi::painted(glass, Ink::card_shadow)
  );
}

/// In sixteen colors its sides are signs, which make it round.
void draw_flat_marble(Canvas& canvas, ansi::Position at, int kind) {
  canvas.text(
      at, canvas.is_ascii() ? " O " : "(°)", ansi::painted(Ink::dark_text, glass_of(kind).body)
  );
}

/// Two points of a picture, one above the other, on a ground that is never black.
void draw_halves(Canvas& canvas, ansi::Position at, Ink upper, Ink lower, Ink ground) {
  if (upper == lower) {
    if (upper != ground) canvas.text(at, "█", ansi::painted(upper, ground));
  } else if (upper == ground) {
    canvas.text(at, "▄", ansi::painted(lower, ground));
  } else {
    canvas.text(at, "▀", ansi::painted(upper, lower));
  }
}

/// Small ones are squares of halves: the shades of those from the upper left on.
Ink shade_of(const Glass& glass, int point) {
  constexpr std::string_view shades = "lbbd";
  const char shade = shades.at(static_cast<std::size_t>(point));
  return shade == 'l' ? glass.light : shade == 'b' ? glass.body : glass.dark;
}

void draw_dense_ascii(Canvas& canvas, const Heap& heap, ansi::Position corner, int kind) {
  for (const ansi::Position& place : heap.places) {
    canvas.text(
        {corner.row + place.row / 2, corner.column + place.column}, "()",
        ansi::painted(Ink::dark_text, glass_of(kind++).body)
    );
  }
}

/// Marbles that may share cells with one another.
void draw_dense(Canvas& canvas, const Heap& heap, ansi::Position corner, int kind) {
  if (canvas.is_ascii()) return draw_dense_ascii(canvas, heap, corner, kind);
  const int side = columns_of(heap.size);
  std::map<std::pair<int, int>, Ink> points;
  for (const ansi::Position& place : heap.places) {
    const Glass& glass = glass_of(kind++);
    for (int point = 0; point < side * side; ++point)
      points[{place.row + point / side, place.column + point % side}] = shade_of(glass, point);
  }
  constexpr Ink ground = Ink::card_shadow;
  const auto ink_at = [&](int row, int column) {
    const auto found = points.find({row, column});
    return found == points.end() ? ground : found->second;
  };
  for (const auto& [at, ink] : points) {
    const int row = at.first / 2;
    draw_halves(
        canvas, {corner.row + row, corner.column + at.second}, ink_at(2 * row, at.second),
        ink_at(2 * row + 1, at.second), ground
    );
  }
}

/// Its corners are in its own shade, if that can be told from it.
void draw_middle_marble(Canvas& canvas, ansi::Position at, int kind) {
  const Glass& glass = glass_of(kind);
  const int columns = columns_of(MarbleSize::middle);
  if (canvas.is_ascii()) {
    canvas.text(at, "/--\\", ansi::painted(glass.light, Ink::card_shadow));
    canvas.text({at.row + 1, at.column}, "\\__/", ansi::painted(glass.body, Ink::card_shadow));
    return;
  }
  const Ink corner = canvas.has_shades() ? glass.dark : Ink::card_shadow;
  for (int column = 0; column < columns; ++column) {
    const bool is_corner = column == 0 || column + 1 == columns;
    const ansi::Position upper{at.row, at.column + column};
    const ansi::Position lower{at.row + 1, at.column + column};
    const Ink ground = Ink::card_shadow;
    draw_halves(canvas, upper, is_corner ? corner : glass.light, glass.light, ground);
    draw_halves(canvas, lower, glass.body, is_corner ? corner : glass.body, ground);
  }
}

/// Its upper rows, all three unless others cover the last one.
void draw_large_marble(Canvas& canvas, ansi::Position at, int kind, int rows) {
  constexpr std::array margins{1, 0, 0, 0, 0, 1};
  constexpr int columns = 6;
  constexpr int halves = static_cast<int>(margins.size());
  if (canvas.is_ascii())
    return draw_marble(canvas, {at.row + 1, at.column}, kind, Ink::card_shadow);
  const Glass& glass = glass_of(kind);
  const auto point = [&](int down, int across) {
    const int margin = margins.at(static_cast<std::size_t>(down));
    if (across < margin || across >= columns - margin) return Ink::card_shadow;
    if (down == 1 && (across == 1 || across == 2)) return Ink::bar_name;
    return down < 2 ? glass.light : down + 1 < halves ? glass.body : glass.dark;
  };
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column)
      draw_halves(
          canvas, {at.row + row, at.column + column}, point(2 * row, column),
          point(2 * row + 1, column), Ink::card_shadow
      );
  }
}

/// True where lower ones cover the last row of a large marble, of which a part between two of them
/// would be seen as a tooth.
bool is_half_covered(const Heap& heap, const ansi::Position& place) {
  return std::ranges::any_of(heap.places, [&](const ansi::Position& other) {
    const bool is_in_front = other.row > place.row && other.row < place.row + rows_of(heap.size);
    return is_in_front && std::abs(other.column - place.column) < columns_of(heap.size);
  });
}

/// The first ones lie in front of those above them.
void draw_large_heap(Canvas& canvas, const Heap& heap, ansi::Position corner, int first_kind) {
  for (std::size_t index = heap.places.size(); index-- > 0;) {
    const ansi::Position& place = heap.places[index];
    const int kind = first_kind + static_cast<int>(index);
    draw_large_marble(
        canvas, {corner.row + place.row, corner.column + place.column}, kind,
        rows_of(heap.size) - (is_half_covered(heap, place) ? 1 : 0)
    );
  }
}

}  // namespace

int rows_of(MarbleSize size) {
  constexpr std::array rows{1, 1, 1, 2, 3};
  return rows.at(static_cast<std::size_t>(size));
}

int columns_of(MarbleSize size) {
  constexpr std::array columns{1, 3, 2, 4, 6};
  return columns.at(static_cast<std::size_t>(size));
}

Heap heap_in_well(const Carton& carton, int many) {
  std::optional<Heap> heap;
  if (carton.is_plain && carton.well_rows >= least_rows_of_board) {
    heap = flat_heap(carton, many);
  } else if (carton.is_large) {
    heap = large_heap(carton.well_columns(), carton.well_rows, many);
  } else if (carton.well_rows >= least_rows_of_board) {
    heap = balanced_heap(many);
  }
  return heap ? *heap : beads(carton, carton.well_columns(), carton.well_rows, many, true);
}

Heap heap_in_trough(const Carton& carton, int many) {
  const int columns = carton.wall - 1;
  const int rows = carton.bottom() - carton.top - 1;
  if (carton.is_large) {
    if (auto heap = large_heap(columns, rows, many)) return *heap;
  }
  return beads(carton, columns, rows, many, false);
}

void draw_heap(Canvas& canvas, const Heap& heap, ansi::Position corner, int first_kind) {
  if (heap.size == MarbleSize::large) return draw_large_heap(canvas, heap, corner, first_kind);
  if (heap.size == MarbleSize::small) return draw_dense(canvas, heap, corner, first_kind);
  int kind = first_kind;
  for (const ansi::Position& place : heap.places) {
    const ansi::Position at{corner.row + place.row, corner.column + place.column};
    const bool is_last = &place == &heap.places.back();
    switch (heap.size) {
    case MarbleSize::bead:
      draw_bead(canvas, at, is_last && heap.has_more, heap.falls_cheaply, kind);
      break;
    case MarbleSize::flat:
      draw_flat_marble(canvas, at, kind);
      break;
    case MarbleSize::middle:
      draw_middle_marble(canvas, at, kind);
      break;
    case MarbleSize::small:
    case MarbleSize::large:
      break;
    }
    ++kind;
  }
}

void draw_marble(Canvas& canvas, ansi::Position at, int kind, Ink ground) {
  const Glass& glass = glass_of(kind);
  const std::string_view upper = canvas.is_ascii() ? "/---\\" : "▄███▄";
  const std::string_view lower = canvas.is_ascii() ? "\\___/" : "▀███▀";
  canvas.text(at, upper, ansi::painted(glass.light, ground));
  canvas.text({at.row + 1, at.column}, lower, ansi::painted(glass.body, ground));
}

}  // namespace codemaker::play::egg_carton
