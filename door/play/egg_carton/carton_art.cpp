#include "play/egg_carton/carton_art.hpp"

#include "play/drawing/canvas.hpp"
#include "play/egg_carton/marbles.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

namespace {

using ansi::Ink;

constexpr int hand_columns = 4;
constexpr int number_columns = 2;

/// Labels stand on the same cardboard whether lit or not in front, so that a light costs no more
/// than a change of ground.
ansi::Attribute label_look() {
  return ansi::painted(Ink::dark_text, Ink::card);
}

ansi::Attribute lit_look() {
  return ansi::painted(Ink::dark_text, Ink::peg_white_light);
}

/// True where slots have dots for shadows, and a marble is one look: nothing costs less.
bool is_in_dots(const Canvas& canvas) {
  return !canvas.has_shades() && !canvas.is_ascii();
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
  // In a low trough a marble beside its corner would make that a notch.
  if (carton.well_rows < least_rows_of_board) return;
  for (const int column : {1, carton.right_wall() + 1})
    draw_corners(canvas, column, carton.wall - 1, carton.top + 1, carton.bottom() - 1);
}

/// True where the labels of a station are white all along: where a marble fell last, and on large
/// boards, whose letters are small for their slots, where the cursor is.
bool is_white(const Carton& carton, const View& view, Station station) {
  const bool is_chosen = view.cursor && station_of(*view.cursor) == station;
  return view.lit == station || (is_chosen && carton.is_large);
}

/// Number and hand, the same for slots and ends.
void draw_count(Canvas& canvas, const Carton& carton, const View& view, Station station, int many) {
  const ansi::Position at = carton.number(station);
  const bool is_lit = view.lit == station;
  canvas.text(
      at, fmt::format("{:2}", many), is_white(carton, view, station) ? lit_look() : label_look()
  );
  // Its white ground tells it, and brackets are the hand's, where there are shades.
  if (is_lit && !canvas.has_shades()) {
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
  const bool is_white = egg_carton::is_white(carton, view, station);
  const ansi::Attribute look = is_white ? lit_look() : label_look();
  if (is_white) canvas.fill(strip, carton.well_columns(), 1, " ", look);
  canvas.text(
      strip, is_chosen ? fmt::format("[{}]", letter(slot)) : fmt::format(" {} ", letter(slot)),
      is_chosen ? lit_look() : look
  );
  const int many = view.board.marbles(slot);
  // Apart from the letter in its brackets, where the number leaves room for that.
  const ansi::Position hand = carton.hand(station);
  canvas.text(
      {hand.row, hand.column + (many < 10 ? 1 : 0)},
      word_of(view.legs.at(static_cast<std::size_t>(slot))), look
  );
  draw_count(canvas, carton, view, station, many);
  draw_heap(
      canvas, heap_in_well(carton, many), {carton.well_row(slot), carton.well_column(slot)},
      2 * slot
  );
}

/// Marbles off the board lie in the trough, from its bottom up.
void draw_end(Canvas& canvas, const Carton& carton, const View& view, Station end) {
  const bool is_left = end == left_end;
  const int many = view.board.off[is_left ? 1 : 0];
  const ansi::Position first{carton.top + 1, is_left ? 1 : carton.right_wall() + 1};
  const ansi::Position hand = carton.hand(end);
  canvas.text({hand.row, hand.column + 1}, "off", label_look());
  if (view.lit == end)
    canvas.fill({carton.bottom(), first.column}, carton.wall - 1, 1, " ", lit_look());
  draw_count(canvas, carton, view, end, many);
  draw_heap(canvas, heap_in_trough(carton, many), first, is_left ? 3 : 0);
}

}  // namespace

ansi::Position Carton::strip(Station station) const {
  if (station == left_end) return {bottom(), 0};
  if (station == right_end) return {bottom(), right_wall()};
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
  if (is_upper && marbles > 0) {
    const Slot slot = egg_carton::slot_at(station);
    const Heap heap = heap_in_well(*this, marbles);
    const ansi::Position place = heap.places.back();
    return {
        well_row(slot) + place.row + rows_of(heap.size) - 1,
        well_column(slot) + place.column + columns_of(heap.size)};
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
