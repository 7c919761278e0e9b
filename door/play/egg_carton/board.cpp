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
constexpr int lean_upper_letters = 4;

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

void note_carton(Shown& shown, const View& view) {
  auto* const carton = shown.make<ShownCarton>();
  if (carton == nullptr) return;
  carton->row = lean_upper_letters;
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

void draw_lean_carton(Canvas& canvas, const View& view) {
  if (Shown* const shown = canvas.noted()) return note_carton(*shown, view);
  for (Slot slot = 0; slot < slot_count; ++slot) {
    const bool is_upper = slot >= side_slots;
    const int column = lean_column + column_of(slot) * lean_pitch;
    const int letters = is_upper ? lean_upper_letters : lean_upper_letters + 4;
    if (view.cursor == slot) canvas.text({letters, column}, ">", look::bright);
    canvas.text({letters, column + 1}, std::string{letter(slot)}, brown);
    canvas.text({letters, column + 2}, sign_of(view.legs.at(static_cast<std::size_t>(slot))));
    draw_number(
        canvas, {is_upper ? letters + 1 : letters - 1, column}, view.board.marbles(slot),
        view.lit == station_of(slot), look_of_counts(view, station_of(slot))
    );
  }
  const int row = lean_upper_letters + 2;
  canvas.text({row, 0}, "left", brown);
  draw_number(canvas, {row, 5}, view.board.off[1], view.lit == left_end, look::bright);
  draw_number(canvas, {row, 30}, view.board.off[0], view.lit == right_end, look::bright);
  canvas.text({row, 34}, "right", brown);
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
  if (canvas.is_lean()) return draw_lean_carton(canvas, view);
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

std::optional<Slot> slot_under(ansi::Position at, bool is_lean, bool is_large) {
  if (!is_lean) return carton_of(is_large).slot_at(at);
  constexpr int slot_rows = 2;
  const int across = at.column - lean_column + 1;
  const int column = across / lean_pitch;
  const bool is_between =
      across < 0 || column >= side_slots || across % lean_pitch == lean_pitch - 1;
  if (is_between) return std::nullopt;
  const auto is_within = [&](int row) {
    return at.row >= row && at.row < row + slot_rows;
  };
  if (is_within(lean_upper_letters + 3)) return column;
  if (is_within(lean_upper_letters)) return slot_count - 1 - column;
  return std::nullopt;
}

}  // namespace codemaker::play::egg_carton
