#include "play/breaking/splats/room.hpp"

#include "play/drawing/canvas.hpp"

#include <algorithm>
#include <optional>

namespace codemaker::play::breaking::splats {
namespace {

constexpr int number_rows = 2;
constexpr int legend_columns = 2 + static_cast<int>(legend.back().size());  ///< with its signs

/// Two marks stand on a line.
constexpr int stack_rows(int digits) {
  return (digits + 1) / 2;
}

/// Of a board with the frame, prompt, digits to click and legend below it.
int height_of(const Size& size, const Room& room) {
  return row_below(size, room) - room.top + 6;
}

/// In the middle of a large screen, whose columns are shared out among the guesses.
Room in_middle(const Size& size, Room room) {
  constexpr int widest = 11;  // the marks of a guess are closer to one another than to the next
  const int free = Canvas::large_columns - 4 - room.frame_columns();
  if (size.guesses > 0) room.width = std::clamp(free / size.guesses, room.width, widest);
  room.left = (Canvas::large_columns - room.width * size.guesses - room.frame_columns()) / 2 +
              room.margin();
  return room;
}

/// With the widest pitch that has room; nullopt: not even its own has.
std::optional<Room> spread(const Size& size, Room room) {
  constexpr int rows_below = 5;  // frame, prompt, digits and legend beside them
  constexpr int end = 46;        // of what stands below a board
  constexpr int highest_pitch = 8;
  std::optional<Room> widest;
  for (; room.pitch <= highest_pitch && row_below(size, room) + rows_below < end; ++room.pitch)
    widest = room;
  return widest;
}

Room large_room_of(const Size& size) {
  Room airy = large_room;
  airy.is_airy = true;
  airy.top = 5;
  Room tall = airy;
  tall.is_tall = true;
  tall.pitch = 6;
  ++tall.heads;
  ++tall.air;
  tall = in_middle(size, tall);
  const auto tall_room = tall.width > tall_digit_columns ? spread(size, tall) : std::nullopt;
  if (tall_room) return *tall_room;
  return spread(size, in_middle(size, airy)).value_or(in_middle(size, large_room));
}

/// From the digits to click to what stands beside them.
int digits_columns(const Size& size) {
  constexpr int least = 48;
  return std::max(least, digit_width * (size.highest + 1));
}

/// The prompt, and what stands below it: under its board, if that leaves enough room.
int text_column(const Size& size, bool is_large) {
  const Room room = full_room_of(size, is_large);
  const int left = room.left;
  // From edge to edge of the board.
  if (!is_large) return is_list(size, room) ? left : left - room.margin();
  constexpr int wider_signs = 2;
  return std::min(
      left, Canvas::large_columns - 1 - legend_columns - wider_signs - digits_columns(size)
  );
}

}  // namespace

bool are_marks_numbers(const Size& size, const Room& room) {
  return room.has_numbers || size.digits + stack_rows(size.digits) > room.rows;
}

int digits_row(const Size& size, const Room& room) {
  const int marks = are_marks_numbers(size, room) ? number_rows : stack_rows(size.digits);
  return room.top + marks + room.heads;
}

int row_below(const Size& size, const Room& room) {
  return digits_row(size, room) + (size.digits - 1) * room.pitch + peg_rows(room.size) + room.air;
}

bool is_list(const Size& size, const Room& room) {
  return size.guesses > room.guesses || size.digits + number_rows > room.rows;
}

Room full_room_of(const Size& size, bool is_large) {
  if (is_large) return large_room_of(size);
  // A small board stands in the middle, with what lies below it.
  Room room = full_room;
  if (is_list(size, room)) return room;
  constexpr int rows = 20;
  Room airy = room;
  airy.pitch = 2;
  airy.air = 1;
  if (height_of(size, airy) < rows) room = airy;
  // Of few guesses the marks stand apart, over both edges of their digits.
  if (size.guesses <= 10) room.width = wide_column;
  const int board = room.width * size.guesses + room.frame_columns();
  const int room_of_legend = Canvas::full_columns - 1 - legend_columns;
  room.left = std::clamp((Canvas::full_columns - board) / 2 + 2, room.left, room_of_legend);
  room.top += std::max(0, (rows - height_of(size, room)) / 2);
  return room;
}

Room lean_room_of(const Size& size, bool is_page, bool has_tiles) {
  Room room = lean_room;
  if (is_list(size, room)) return room;
  Room tiled = room;
  tiled.pitch = 2;
  tiled.prompt_row = 17;
  tiled.has_numbers = true;
  if (has_tiles && row_below(size, tiled) < tiled.prompt_row) room = tiled;
  Room airy = room;
  ++airy.top;
  if (row_below(size, airy) < room.prompt_row) room = airy;
  Room headed = room;
  headed.heads = 1;
  if (!is_page && row_below(size, headed) < room.prompt_row) room = headed;
  room.prompt_row = std::min(room.prompt_row, row_below(size, room) + 1);
  return room;
}

Room room_of(const Size& size, const Canvas& canvas) {
  return canvas.is_lean() ? lean_room_of(size, canvas.noted() != nullptr, canvas.has_tiles())
                          : full_room_of(size, canvas.is_large());
}

ansi::Position prompt_place(const Size& size, bool is_large) {
  const Room room = full_room_of(size, is_large);
  const int row = std::min(row_below(size, room) + 1, room.prompt_row);
  return {row, text_column(size, is_large)};
}

ansi::Position digits_place(const Size& size, bool is_large) {
  const auto [row, column] = prompt_place(size, is_large);
  return {row + (row < full_room_of(size, is_large).prompt_row ? 2 : 1), column};
}

int second_column(const Size& size) {
  return text_column(size, true) + digits_columns(size);
}

}  // namespace codemaker::play::breaking::splats
