#include "play/egg_carton/carton_art.hpp"

#include "play/drawing/canvas.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>
#include <string_view>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

namespace {

using ansi::Ink;

constexpr int hand_columns = 4;
constexpr int number_columns = 2;

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

/// Labels stand on the same cardboard whether lit or not in front, so that a light costs no more
/// than a change of ground.
ansi::Attribute label_look() {
  return ansi::painted(Ink::dark_text, Ink::card);
}

ansi::Attribute lit_look() {
  return ansi::painted(Ink::dark_text, Ink::peg_white_light);
}

/// Marbles lie in a well like the dots of a die, so that five are apart; then they fill what is
/// between, and lie upon others. Halves of what is free, across and down.
struct Rest {
  int row;
  int column;
};

constexpr std::array<Rest, 13> rests_of_heap{
    {{2, 2},
     {0, 0},
     {4, 4},
     {0, 4},
     {4, 0},
     {4, 2},
     {0, 2},
     {2, 0},
     {2, 4},
     {1, 1},
     {3, 3},
     {1, 3},
     {3, 1}}};
constexpr std::array<Rest, 6> rests_of_two_rows{{{0, 0}, {4, 4}, {0, 4}, {4, 0}, {0, 2}, {4, 2}}};
constexpr std::array<Rest, 5> rests_of_one_row{{{0, 0}, {0, 4}, {0, 2}, {4, 1}, {4, 3}}};

std::span<const Rest> rests_in(const Carton& carton) {
  const int rows = carton.well_rows / carton.marble_rows();
  if (rows > 2) return rests_of_heap;
  if (rows == 2) return rests_of_two_rows;
  const bool has_air = carton.well_rows > carton.marble_rows();
  return std::span{rests_of_one_row}.first(has_air ? 5 : 3);
}

/// Flat ones lie three in a row, from the middle row to the rims.
std::optional<ansi::Position> flat_place_in_well(const Carton& carton, int index) {
  constexpr std::array across{1, 0, 2};
  constexpr int in_row = static_cast<int>(across.size());
  if (index >= carton.well_rows * in_row) return std::nullopt;
  const int rows_filled = index / in_row;
  const int away = (rows_filled + 1) / 2;
  const int row = carton.well_rows / 2 + (rows_filled % 2 == 0 ? away : -away);
  const int apart = carton.well_columns() / in_row;
  return ansi::Position{row, apart * across.at(static_cast<std::size_t>(index % in_row)) + row % 2};
}

/// Where a marble of a well lies, in cells from its corner; of a heap that is larger only the
/// number tells the size. A marble more or less leaves the others where they lie.
std::optional<ansi::Position> place_in_well(const Carton& carton, int index) {
  if (carton.is_flat()) return flat_place_in_well(carton, index);
  const std::span<const Rest> rests = rests_in(carton);
  if (index >= static_cast<int>(rests.size())) return std::nullopt;
  const Rest rest = rests[static_cast<std::size_t>(index)];
  // Large marbles keep clear of the walls above and below.
  const int margin = carton.is_large && rests.size() == rests_of_heap.size() ? 1 : 0;
  const int free_rows = carton.well_rows - carton.marble_rows() - 2 * margin;
  const int free_columns = carton.well_columns() - carton.marble_columns();
  return ansi::Position{margin + rest.row * free_rows / 4, rest.column * free_columns / 4};
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

/// True where slots have dots for shadows, and a marble is one look: nothing costs less.
bool is_in_dots(const Canvas& canvas) {
  return !canvas.has_shades() && !canvas.is_ascii();
}

/// A row high, with a glint; in sixteen colors its sides are signs, which make it round.
void draw_flat_marble(Canvas& canvas, ansi::Position at, int kind) {
  const Glass& glass = glass_of(kind);
  if (is_in_dots(canvas))
    return void(canvas.text(at, "(°)", ansi::painted(Ink::dark_text, glass.body)));
  const bool is_square = canvas.is_ascii();
  const Ink glint = canvas.has_shades() ? glass.light : Ink::dark_text;
  canvas.text(at, is_square ? " " : "▌", ansi::painted(Ink::card_shadow, glass.body));
  canvas.text({at.row, at.column + 1}, is_square ? "O" : "°", ansi::painted(glint, glass.body));
  canvas.text(
      {at.row, at.column + 2}, is_square ? " " : "▐", ansi::painted(Ink::card_shadow, glass.dark)
  );
}

void draw_marble_of(Canvas& canvas, const Carton& carton, ansi::Position at, int kind) {
  if (carton.is_flat()) return draw_flat_marble(canvas, at, kind);
  carton.is_large ? draw_large_marble(canvas, at, kind) : draw_marble(canvas, at, kind);
}

void draw_ground(Canvas& canvas, const Carton& carton) {
  const int rows = carton.bottom() - carton.top - 1;
  canvas.fill(
      {carton.top + 1, 0}, carton.last_column() + 1, rows, is_in_dots(canvas) ? "░" : " ",
      ansi::painted(Ink::card_dark, Ink::card_shadow)
  );
  for (const int row : {carton.top, carton.bottom()})
    canvas.fill({row, 0}, carton.last_column() + 1, 1, " ", label_look());
}

/// A wall catches the light on its left where there are shades to show it.
void draw_upright(Canvas& canvas, const Carton& carton, int column) {
  const int rows = carton.bottom() - carton.top - 1;
  if (canvas.has_shades()) {
    canvas.fill(
        {carton.top + 1, column}, 1, rows, "▌", ansi::painted(Ink::card_light, Ink::card_dark)
    );
  } else {
    canvas.fill({carton.top + 1, column}, 1, rows, " ", label_look());
  }
}

/// Wells are round in their corners.
void draw_corners(Canvas& canvas, int column, int columns, int first_row, int last_row) {
  const auto corner = ansi::painted(Ink::card_shadow, Ink::card);
  for (const int at : {column, column + columns - 1}) {
    canvas.text({first_row, at}, "▄", corner);
    canvas.text({last_row, at}, "▀", corner);
  }
}

void draw_cardboard(Canvas& canvas, const Carton& carton) {
  draw_ground(canvas, carton);
  const int ridge_columns = carton.right_wall() - carton.wall;
  canvas.fill(
      {carton.ridge(), carton.wall}, ridge_columns, 1, canvas.has_shades() ? "▀" : " ",
      canvas.has_shades() ? ansi::painted(Ink::card_light, Ink::card_dark) : label_look()
  );
  for (int wall = 0; wall <= side_slots; ++wall)
    draw_upright(canvas, carton, carton.wall + wall * carton.pitch);
  for (const int column : {0, carton.last_column()})
    draw_upright(canvas, carton, column);
  if (canvas.is_ascii() || is_in_dots(canvas)) return;
  for (Slot slot = 0; slot < slot_count; ++slot) {
    const int row = carton.well_row(slot);
    if (carton.well_rows > 1) {
      draw_corners(
          canvas, carton.well_column(slot), carton.well_columns(), row, row + carton.well_rows - 1
      );
    }
  }
  for (const int column : {1, carton.right_wall() + 1})
    draw_corners(canvas, column, carton.wall - 1, carton.top + 1, carton.bottom() - 1);
}

/// Number and hand, the same for slots and ends.
void draw_count(Canvas& canvas, const Carton& carton, const View& view, Station station, int many) {
  const ansi::Position at = carton.number(station);
  const bool is_lit = view.lit == station;
  canvas.text(at, fmt::format("{:2}", many), is_lit ? lit_look() : label_look());
  if (is_lit) {
    canvas.text({at.row, at.column - 1}, "[", lit_look());
    canvas.text({at.row, at.column + 2}, "]", lit_look());
  }
  if (view.hand_at != station) return;
  canvas.text(carton.hand(station), fmt::format("[{:2}]", view.hand), lit_look());
}

void draw_slot(Canvas& canvas, const Carton& carton, const View& view, Slot slot) {
  const Station station = station_of(slot);
  const ansi::Position strip = carton.strip(station);
  const bool is_chosen = view.cursor == slot;
  const bool flashes = view.lit == station;
  if (flashes) canvas.fill(strip, carton.well_columns(), 1, " ", lit_look());
  canvas.text(
      strip, is_chosen ? fmt::format("[{}]", letter(slot)) : fmt::format(" {} ", letter(slot)),
      is_chosen || flashes ? lit_look() : label_look()
  );
  canvas.text(
      carton.hand(station), word_of(view.legs.at(static_cast<std::size_t>(slot))), label_look()
  );
  draw_count(canvas, carton, view, station, view.board.marbles(slot));
  for (int i = 0; i < view.board.marbles(slot); ++i) {
    const auto place = place_in_well(carton, i);
    if (!place) break;
    draw_marble_of(
        canvas, carton,
        {carton.well_row(slot) + place->row, carton.well_column(slot) + place->column}, i + 2 * slot
    );
  }
}

/// Marbles off the board stand one upon the other in the trough, left and right by turns.
void draw_end(Canvas& canvas, const Carton& carton, const View& view, Station end) {
  const bool is_left = end == left_end;
  const int many = view.board.off[is_left ? 1 : 0];
  const int first = is_left ? 1 : carton.right_wall() + 1;
  const ansi::Position hand = carton.hand(end);
  canvas.text({hand.row, hand.column + (is_left ? 1 : 0)}, "off", label_look());
  draw_count(canvas, carton, view, end, many);
  const int room = (carton.bottom() - carton.top - 1) / carton.marble_rows();
  const int aside = carton.wall - 1 - carton.marble_columns();
  for (int i = 0; i < std::min(many, room); ++i) {
    draw_marble_of(
        canvas, carton, {carton.bottom() - (i + 1) * carton.marble_rows(), first + i % 2 * aside},
        i + (is_left ? 3 : 0)
    );
  }
}

}  // namespace

ansi::Position Carton::strip(Station station) const {
  if (station == left_end) return {bottom(), 0};
  if (station == right_end) return {bottom(), right_wall() + 1};
  const Slot slot = egg_carton::slot_at(station);
  return {slot < side_slots ? bottom() : top, well_column(slot)};
}

ansi::Position Carton::number(Station station) const {
  const ansi::Position first = strip(station);
  const int across =
      is_end(station) ? (wall - number_columns) / 2 : well_columns() - number_columns - 1;
  return {first.row, first.column + across};
}

ansi::Position Carton::hand(Station station) const {
  const ansi::Position first = strip(station);
  if (is_end(station)) return {top, first.column + 1};
  return {first.row, first.column + (well_columns() - hand_columns) / 2};
}

ansi::Position Carton::behind_drop(Station station, int marbles) const {
  const bool is_upper = !is_end(station) && egg_carton::slot_at(station) >= side_slots;
  const auto place = is_upper && marbles > 0 ? place_in_well(*this, marbles - 1) : std::nullopt;
  if (place) {
    const Slot slot = egg_carton::slot_at(station);
    return {
        well_row(slot) + place->row + marble_rows() - 1,
        well_column(slot) + place->column + marble_columns()};
  }
  const ansi::Position digits = number(station);
  return {digits.row, digits.column + 2};
}

std::optional<Slot> Carton::slot_at(ansi::Position place) const {
  const int across = place.column - wall - 1;
  const bool is_between =
      across < 0 || place.column >= right_wall() || across % pitch >= well_columns();
  if (is_between) return std::nullopt;
  const int index = across / pitch;
  if (place.row >= top && place.row < ridge()) return slot_count - 1 - index;
  if (place.row > ridge() && place.row <= bottom()) return index;
  return std::nullopt;
}

void draw_marble(Canvas& canvas, ansi::Position at, int kind, Ink ground) {
  const Glass& glass = glass_of(kind);
  const std::string_view upper = canvas.is_ascii() ? "/---\\" : "▄███▄";
  const std::string_view lower = canvas.is_ascii() ? "\\___/" : "▀███▀";
  canvas.text(at, upper, ansi::painted(glass.light, ground));
  canvas.text({at.row + 1, at.column}, lower, ansi::painted(glass.body, ground));
}

void draw_large_marble(Canvas& canvas, ansi::Position at, int kind) {
  constexpr std::array margins{2, 1, 0, 0, 0, 0, 1, 2};
  constexpr int points = static_cast<int>(margins.size());
  if (canvas.is_ascii()) return draw_marble(canvas, {at.row + 1, at.column + 2}, kind);
  const Glass& glass = glass_of(kind);
  const auto point = [&](int down, int across) {
    const int margin = margins.at(static_cast<std::size_t>(down));
    if (across < margin || across >= points - margin) return Ink::card_shadow;
    if (down == 2 && (across == 2 || across == 3)) return Ink::bar_name;
    return down < 3 ? glass.light : down < 6 ? glass.body : glass.dark;
  };
  for (int row = 0; row < points / 2; ++row) {
    for (int column = 0; column < points; ++column)
      draw_halves(
          canvas, {at.row + row, at.column + column}, point(2 * row, column),
          point(2 * row + 1, column), Ink::card_shadow
      );
  }
}

Carton carton_on(const Canvas& canvas, Carton carton) {
  carton.is_plain = !canvas.has_shades() && !carton.is_large;
  return carton;
}

void draw_full_carton(Canvas& canvas, const Carton& wanted, const View& view) {
  const Carton carton = carton_on(canvas, wanted);
  draw_cardboard(canvas, carton);
  for (Slot slot = 0; slot < slot_count; ++slot)
    draw_slot(canvas, carton, view, slot);
  draw_end(canvas, carton, view, left_end);
  draw_end(canvas, carton, view, right_end);
}

}  // namespace codemaker::play::egg_carton
