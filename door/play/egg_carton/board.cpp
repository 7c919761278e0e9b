#include "play/egg_carton/board.hpp"

#include "play/drawing/canvas.hpp"
#include "play/drawing/shown.hpp"
#include "play/egg_carton/marbles.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

namespace {

constexpr int lean_column = 5;  ///< of the first number
constexpr int lean_pitch = 5;

/// The places of a small carton.
struct SmallPlaces {
  int upper_letters;
  int upper_numbers;
  int lower_numbers;
  int lower_letters;
  std::array<ansi::Position, 2> ends;         ///< left, right: their words
  std::array<ansi::Position, 2> end_numbers;  ///< and what lies there
};

constexpr SmallPlaces places_of_letters{4, 5, 7, 8, {{{6, 0}, {6, 34}}}, {{{6, 5}, {6, 30}}}};
/// Above the number of a tile there is a well.
constexpr SmallPlaces places_of_tiles{3, 6, 9, 10, {{{3, 0}, {3, 34}}}, {{{4, 1}, {4, 35}}}};
constexpr int well_rows = 2;

constexpr const SmallPlaces& small_places_of(BoardSize size) {
  return size == BoardSize::tiles ? places_of_tiles : places_of_letters;
}

/// Of a place in the row of its side, from the left.
int column_of(Slot slot) {
  return slot < side_slots ? slot : slot_count - 1 - slot;
}

constexpr ansi::Attribute brown{.foreground = ansi::Color::yellow};

/// A number of two digits; when lit, in brackets. All that changes as marbles fall has one look, so
/// that no color has to be sent with it.
void draw_number(Canvas& canvas, ansi::Position at, int number, bool is_lit, ansi::Attribute look) {
  canvas.text(at, fmt::format("{:2}", number), number == 0 && !is_lit ? look::dim : look);
  if (!is_lit) return;
  canvas.text({at.row, at.column - 1}, "[", look);
  canvas.text({at.row, at.column + 2}, "]", look);
}

/// Marbles in the well of a tile: rows from its bottom, each about the column of the number. A full
/// well says that there are more.
Heap heap_in_tile(int marbles) {
  constexpr int columns = lean_pitch - 1;
  constexpr int most = columns * well_rows;
  const int shown = std::min(marbles, most);
  const int in_row = shown > most / 2 ? columns : columns / 2;
  Heap heap{.has_more = marbles > most};
  for (int index = 0; index < shown; ++index) {
    const int below = index / in_row;
    const int in_this_row = std::min(in_row, shown - below * in_row);
    const int first = (columns - in_this_row + 1) / 2;
    heap.places.push_back({well_rows - 1 - below, first + index % in_row});
  }
  return heap;
}

/// A well with marbles, and its number on wood below it; one that is empty is a hole.
void draw_tile(
    Canvas& canvas, ansi::Position at, int number, bool is_lit, bool is_chosen, ansi::Attribute look
) {
  using ansi::Ink;
  constexpr int columns = lean_pitch - 1;
  const bool is_hole = number == 0 && !is_lit;
  const Ink ground = is_lit      ? Ink::gold_light
                     : is_chosen ? Ink::wood_light
                     : is_hole   ? Ink::wood_shadow
                                 : Ink::wood;
  const Ink text = is_lit || is_chosen    ? Ink::dark_text
                   : is_hole              ? Ink::wood_light
                   : look == look::bright ? Ink::bar_name
                                          : Ink::card_light;
  const ansi::Position well{at.row - well_rows, at.column - 1};
  canvas.fill(well, columns, well_rows, " ", ansi::painted(Ink::none, Ink::card_shadow));
  draw_heap(canvas, heap_in_tile(number), well, at.column / lean_pitch);
  const std::string_view brackets = is_lit ? "[]" : "  ";
  canvas.text(
      {at.row, at.column - 1}, fmt::format("{}{:2}{}", brackets[0], number, brackets[1]),
      ansi::painted(text, ground)
  );
}

void note_carton(Shown& shown, const View& view, const SmallPlaces& places) {
  auto* const carton = shown.make<ShownCarton>();
  if (carton == nullptr) return;
  carton->row = places.upper_letters;
  // Ends stand behind the slots: right, left.
  const auto place_of = [](Station station) {
    if (is_end(station)) return slot_count + (station == right_end ? 0 : 1);
    return station < right_end ? station : station - 1;
  };
  for (Slot slot = 0; slot < slot_count; ++slot) {
    carton->letters += letter(slot);
    carton->slots.push_back(view.board.marbles(slot));
    const std::string_view sign = sign_of(view.legs.at(static_cast<std::size_t>(slot)));
    carton->legs += sign.empty() ? " " : sign;
  }
  carton->off = {view.board.off[0], view.board.off[1]};
  if (view.lit) carton->lit = place_of(*view.lit);
  if (view.hand_at) carton->hand_at = place_of(*view.hand_at);
  carton->hand = view.hand;
  carton->cursor = view.cursor;
}

void draw_small_slot(Canvas& canvas, const View& view, Slot slot) {
  const SmallPlaces& places = small_places_of(size_of_board(canvas));
  const bool is_upper = slot >= side_slots;
  const int column = lean_column + column_of(slot) * lean_pitch;
  const int letters = is_upper ? places.upper_letters : places.lower_letters;
  const bool is_chosen = view.cursor == slot;
  if (is_chosen) canvas.text({letters, column}, ">", look::bright);
  canvas.text({letters, column + 1}, std::string{letter(slot)}, brown);
  canvas.text({letters, column + 2}, sign_of(view.legs.at(static_cast<std::size_t>(slot))));
  const ansi::Position at{is_upper ? places.upper_numbers : places.lower_numbers, column};
  const int number = view.board.marbles(slot);
  const bool is_lit = view.lit == station_of(slot);
  const ansi::Attribute look = look_of_counts(view, station_of(slot));
  canvas.has_tiles() ? draw_tile(canvas, at, number, is_lit, is_chosen, look)
                     : draw_number(canvas, at, number, is_lit, look);
}

void draw_small_carton(Canvas& canvas, const View& view) {
  const SmallPlaces& places = small_places_of(size_of_board(canvas));
  if (Shown* const shown = canvas.noted()) return note_carton(*shown, view, places);
  for (Slot slot = 0; slot < slot_count; ++slot)
    draw_small_slot(canvas, view, slot);
  canvas.text(places.ends[0], "left", brown);
  canvas.text(places.ends[1], "right", brown);
  const auto& [left, right] = places.end_numbers;
  draw_number(canvas, left, view.board.off[1], view.lit == left_end, look::bright);
  draw_number(canvas, right, view.board.off[0], view.lit == right_end, look::bright);
}

}  // namespace

ansi::Attribute look_of_counts(const View& view, Station station) {
  const bool is_upper = station > right_end && station < left_end;
  return is_upper && view.is_upper_computers ? look::plain : look::bright;
}

Carton carton_below(const Canvas& canvas, int well_rows) {
  Carton carton = large_carton;
  carton.well_rows = well_rows;
  carton.top = canvas.message_row() - carton.bottom() + carton.top - 1;
  return carton;
}

int terms_column(const Canvas& canvas) {
  return canvas.columns() - 19;
}

void draw_carton(Canvas& canvas, const View& view) {
  if (canvas.is_lean()) return draw_small_carton(canvas, view);
  draw_full_carton(canvas, carton_of(canvas.is_large()), view);
}

void draw_marble_strip(Canvas& canvas, int row) {
  if (canvas.is_surrounded()) return;
  constexpr int apart = 6;
  const int marbles = canvas.is_lean() ? 6 : 12;
  const int first = (canvas.columns() - marbles * apart + 1) / 2;
  for (int kind = 0; kind < marbles; ++kind)
    draw_marble(canvas, {row, first + kind * apart}, kind, ansi::Ink::none);
}

std::optional<Slot> slot_under(ansi::Position at, BoardSize size) {
  if (size == BoardSize::full || size == BoardSize::large)
    return carton_of(size == BoardSize::large).slot_at(at);
  const int across = at.column - lean_column + 1;
  const int column = across / lean_pitch;
  const bool is_between =
      across < 0 || column >= side_slots || across % lean_pitch == lean_pitch - 1;
  if (is_between) return std::nullopt;
  const SmallPlaces& places = small_places_of(size);
  const int above_number = size == BoardSize::tiles ? well_rows : 0;
  const bool is_lower =
      at.row >= places.lower_numbers - above_number && at.row <= places.lower_letters;
  if (is_lower) return column;
  if (at.row >= places.upper_letters && at.row <= places.upper_numbers)
    return slot_count - 1 - column;
  return std::nullopt;
}

}  // namespace codemaker::play::egg_carton
