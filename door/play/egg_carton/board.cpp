#include "play/egg_carton/board.hpp"

#include "play/drawing/canvas.hpp"
#include "play/drawing/shown.hpp"
#include "play/egg_carton/marbles.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

namespace {

constexpr int lean_column = 5;  ///< of the first number
constexpr int lean_pitch = 5;

/// The rows of a small carton: a tile has its number on the upper one of two.
struct SmallRows {
  int upper_letters;
  int upper_numbers;
  int ends;
  int lower_numbers;
  int lower_letters;
};

constexpr SmallRows rows_of_letters{4, 5, 6, 7, 8};
constexpr SmallRows rows_of_tiles{3, 4, 6, 7, 9};

constexpr const SmallRows& small_rows_of(BoardSize size) {
  return size == BoardSize::tiles ? rows_of_tiles : rows_of_letters;
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

/// A slot in wood: one that is empty is a hole.
void draw_tile(
    Canvas& canvas, ansi::Position at, int number, bool is_lit, bool is_chosen, ansi::Attribute look
) {
  using ansi::Ink;
  constexpr int columns = lean_pitch - 1;
  const bool is_hole = number == 0 && !is_lit;
  const Ink ground = is_lit ? Ink::gold_light : is_hole ? Ink::wood_shadow : Ink::wood;
  const Ink text = is_lit                 ? Ink::dark_text
                   : is_hole              ? Ink::wood_light
                   : look == look::bright ? Ink::bar_name
                                          : Ink::card_light;
  const Ink edge = is_chosen ? Ink::gold_light
                   : is_lit  ? Ink::wood
                   : is_hole ? Ink::wood_shadow
                             : Ink::wood_dark;
  const std::string_view brackets = is_lit ? "[]" : "  ";
  canvas.text(
      {at.row, at.column - 1}, fmt::format("{}{:2}{}", brackets[0], number, brackets[1]),
      ansi::painted(text, ground)
  );
  canvas.fill({at.row + 1, at.column - 1}, columns, 1, "▀", ansi::painted(edge));
}

void note_carton(Shown& shown, const View& view, const SmallRows& rows) {
  auto* const carton = shown.make<ShownCarton>();
  if (carton == nullptr) return;
  carton->row = rows.upper_letters;
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
  const SmallRows& rows = small_rows_of(size_of_board(canvas));
  const bool is_upper = slot >= side_slots;
  const int column = lean_column + column_of(slot) * lean_pitch;
  const int letters = is_upper ? rows.upper_letters : rows.lower_letters;
  const bool is_chosen = view.cursor == slot;
  if (is_chosen) canvas.text({letters, column}, ">", look::bright);
  canvas.text({letters, column + 1}, std::string{letter(slot)}, brown);
  canvas.text({letters, column + 2}, sign_of(view.legs.at(static_cast<std::size_t>(slot))));
  const ansi::Position at{is_upper ? rows.upper_numbers : rows.lower_numbers, column};
  const int number = view.board.marbles(slot);
  const bool is_lit = view.lit == station_of(slot);
  const ansi::Attribute look = look_of_counts(view, station_of(slot));
  canvas.has_tiles() ? draw_tile(canvas, at, number, is_lit, is_chosen, look)
                     : draw_number(canvas, at, number, is_lit, look);
}

void draw_small_carton(Canvas& canvas, const View& view) {
  const SmallRows& rows = small_rows_of(size_of_board(canvas));
  if (Shown* const shown = canvas.noted()) return note_carton(*shown, view, rows);
  for (Slot slot = 0; slot < slot_count; ++slot)
    draw_small_slot(canvas, view, slot);
  canvas.text({rows.ends, 0}, "left", brown);
  draw_number(canvas, {rows.ends, 5}, view.board.off[1], view.lit == left_end, look::bright);
  draw_number(canvas, {rows.ends, 30}, view.board.off[0], view.lit == right_end, look::bright);
  canvas.text({rows.ends, 34}, "right", brown);
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
  const SmallRows& rows = small_rows_of(size);
  if (at.row >= rows.lower_numbers && at.row <= rows.lower_letters) return column;
  if (at.row >= rows.upper_letters && at.row < rows.ends) return slot_count - 1 - column;
  return std::nullopt;
}

}  // namespace codemaker::play::egg_carton
