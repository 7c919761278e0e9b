#include "play/egg_carton/board.hpp"

#include "ansi/text.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

namespace {

constexpr ansi::Attribute cardboard{.foreground = ansi::Color::yellow};  // not bold: brown

constexpr int carton_row = 3;     ///< of the upper border
constexpr int carton_column = 9;  ///< of the left wall
constexpr int slot_width = 9;
constexpr int slot_pitch = slot_width + 1;
constexpr int tray_width = 8;  ///< of what lies off the board, left and right
constexpr int dot_rows = 3;

constexpr int upper_slots = carton_row + 1;
constexpr int ridge = upper_slots + dot_rows + 1;
constexpr int lower_slots = ridge + 1;
constexpr int lower_border = lower_slots + dot_rows + 1;
constexpr int upper_tray_border = carton_row + 2;
constexpr int lower_tray_border = lower_border - 2;
constexpr int right_wall = carton_column + side_slots * slot_pitch;

constexpr int lean_column = 5;  ///< of the first number
constexpr int lean_pitch = 5;
constexpr int lean_upper_letters = 4;

/// Of a place in the row of its side, from the left.
int column_of(Slot slot) {
  return slot < side_slots ? slot : slot_count - 1 - slot;
}

std::string repeated(std::string_view text, int times) {
  std::string result;
  for (int i = 0; i < times; ++i)
    result += text;
  return result;
}

/// Place of the marble so many others lie in a slot with, rows and columns from its corner: from
/// the left and a column apart, then between those, so that a marble more or less leaves the others
/// where they lie. Of a heap that is larger only its number tells the size.
std::optional<ansi::Position> marble_place(
    int others, int width, const std::array<int, dot_rows>& rows
) {
  const int spaced = (width + 1) / 2;
  const int between = width / 2;
  const bool is_spaced = others < dot_rows * spaced;
  const int in_row = is_spaced ? spaced : between;
  const int index = is_spaced ? others : others - dot_rows * spaced;
  if (index >= dot_rows * in_row) return std::nullopt;
  return ansi::Position{
      rows.at(static_cast<std::size_t>(index / in_row)), index % in_row * 2 + (is_spaced ? 0 : 1)};
}

/// ╔════╤════╗ over the slots.
void draw_wall(
    Canvas& canvas, int row, std::string_view left, std::string_view joint, std::string_view right
) {
  std::string wall{left};
  for (int slot = 0; slot < side_slots; ++slot) {
    wall += repeated("═", slot_width);
    wall += slot + 1 < side_slots ? joint : right;
  }
  canvas.text({row, carton_column}, wall, cardboard);
}

void draw_dividers(Canvas& canvas, int row) {
  for (int slot = 0; slot <= side_slots; ++slot) {
    const bool is_outside = slot == 0 || slot == side_slots;
    canvas.text({row, carton_column + slot * slot_pitch}, is_outside ? "║" : "│", cardboard);
  }
}

void draw_tray(Canvas& canvas, Station end) {
  const bool is_left = end == left_end;
  const int outside = is_left ? 0 : right_wall + tray_width + 1;
  const int first = is_left ? 0 : right_wall;
  const std::string edge = repeated("─", tray_width);
  canvas.text({upper_tray_border, first}, is_left ? "┌" + edge + "╢" : "╟" + edge + "┐", cardboard);
  for (int row = upper_tray_border + 1; row < lower_tray_border; ++row)
    canvas.text({row, outside}, "│", cardboard);
  canvas.text({lower_tray_border, first}, is_left ? "└" + edge + "╢" : "╟" + edge + "┘", cardboard);
}

void draw_cardboard(Canvas& canvas) {
  draw_wall(canvas, carton_row, "╔", "╤", "╗");
  for (int row = upper_slots; row < ridge; ++row)
    draw_dividers(canvas, row);
  draw_wall(canvas, ridge, "╠", "╪", "╣");
  for (int row = lower_slots; row < lower_border; ++row)
    draw_dividers(canvas, row);
  draw_wall(canvas, lower_border, "╚", "╧", "╝");
  draw_tray(canvas, left_end);
  draw_tray(canvas, right_end);
}

/// `rows` are those of the slot in the order the marbles fill them.
void draw_marbles(
    Canvas& canvas, ansi::Position corner, int width, int marbles,
    const std::array<int, dot_rows>& rows
) {
  for (int i = 0; i < marbles; ++i) {
    const auto place = marble_place(i, width, rows);
    if (!place) return;
    canvas.text({corner.row + place->row, corner.column + place->column}, "○", look::bright);
  }
}

/// A number of two digits; when lit, in brackets.
void draw_number(Canvas& canvas, ansi::Position at, int number, bool is_lit) {
  const ansi::Attribute look = marble_look(canvas.is_lean());
  canvas.text(at, fmt::format("{:2}", number), look);
  if (!is_lit) return;
  canvas.text({at.row, at.column - 1}, "[", look);
  canvas.text({at.row, at.column + 2}, "]", look);
}

void draw_slot(Canvas& canvas, const View& view, Slot slot) {
  const bool is_upper = slot >= side_slots;
  const int column = carton_column + 1 + column_of(slot) * slot_pitch;
  const int label = is_upper ? upper_slots : lower_slots + dot_rows;
  canvas.text({label, column + 1}, std::string{letter(slot)}, look::bright);
  draw_number(canvas, {label, column + 6}, view.board.marbles(slot), view.lit == station_of(slot));
  const int row = is_upper ? upper_slots + 1 : lower_slots;
  draw_marbles(canvas, {row, column}, slot_width, view.board.marbles(slot), {1, 2, 0});
}

void draw_end(Canvas& canvas, const View& view, Station end) {
  const bool is_left = end == left_end;
  const int column = is_left ? 1 : right_wall + 1;
  const int row = upper_tray_border + 1;
  const int marbles = view.board.off[is_left ? 1 : 0];
  draw_number(canvas, {row, column + 5}, marbles, view.lit == end);
  canvas.text({row + 1, column + 1}, is_left ? "left" : "right", cardboard);
  draw_marbles(canvas, {row + 2, column}, tray_width, marbles, {2, 1, 0});
}

void draw_lean_carton(Canvas& canvas, const View& view) {
  for (Slot slot = 0; slot < slot_count; ++slot) {
    const bool is_upper = slot >= side_slots;
    const int column = lean_column + column_of(slot) * lean_pitch;
    const int letters = is_upper ? lean_upper_letters : lean_upper_letters + 4;
    canvas.text({letters, column + 1}, std::string{letter(slot)});
    draw_number(
        canvas, {is_upper ? letters + 1 : letters - 1, column}, view.board.marbles(slot),
        view.lit == station_of(slot)
    );
  }
  const int row = lean_upper_letters + 2;
  canvas.text({row, 0}, "left");
  draw_number(canvas, {row, 5}, view.board.off[1], view.lit == left_end);
  draw_number(canvas, {row, 30}, view.board.off[0], view.lit == right_end);
  canvas.text({row, 34}, "right");
}

}  // namespace

ansi::Attribute marble_look(bool is_lean) {
  return is_lean ? look::plain : look::bright;
}

void draw_carton(Canvas& canvas, const View& view) {
  if (canvas.is_lean()) return draw_lean_carton(canvas, view);
  draw_cardboard(canvas);
  for (Slot slot = 0; slot < slot_count; ++slot)
    draw_slot(canvas, view, slot);
  draw_end(canvas, view, left_end);
  draw_end(canvas, view, right_end);
}

std::optional<Slot> slot_under(ansi::Position at, bool is_lean) {
  const int first = is_lean ? lean_column - 1 : carton_column + 1;
  const int pitch = is_lean ? lean_pitch : slot_pitch;
  const int width = is_lean ? lean_pitch - 1 : slot_width;
  const int upper = is_lean ? lean_upper_letters : upper_slots;
  const int height = is_lean ? 2 : dot_rows + 1;
  const int lower = is_lean ? lean_upper_letters + 3 : lower_slots;
  const int across = at.column - first;
  const int column = across / pitch;
  const bool is_between = across < 0 || column >= side_slots || across % pitch >= width;
  if (is_between) return std::nullopt;
  const auto is_within = [&](int row) {
    return at.row >= row && at.row < row + height;
  };
  if (is_within(lower)) return column;
  if (is_within(upper)) return slot_count - 1 - column;
  return std::nullopt;
}

}  // namespace codemaker::play::egg_carton
