/// Where things stand on the screens of Intersections & Splats, for the pen and for the mouse.
#pragma once

#include "play/breaking/splats/words.hpp"
#include "play/breaking/wooden_place.hpp"

#include <array>
#include <string_view>

namespace codemaker::play {

class Canvas;

}  // namespace codemaker::play

namespace codemaker::play::breaking::splats {

inline constexpr int digit_width = 4;  ///< a key and a blank
inline constexpr int wide_column = 5;
inline constexpr int tall_digit_columns = disc_width + 4;
inline constexpr std::array<std::string_view, 2> legend{
    "splat: a digit of the code in its place in the guess",
    "intersection: a digit of the code elsewhere in the guess"};

/// The rows and columns a board has at most; below it stand the prompt and a message.
struct Room {
  int rows;
  int guesses;     ///< columns
  int prompt_row;  ///< the lowest
  int left;        ///< column of the first guess
  int width;       ///< of a column
  int top;         ///< row of the board
  int pitch = 1;   ///< rows from a place to the next
  int air = 0;     ///< rows between the digits and the frame below them
  PegSize size = PegSize::row;
  bool is_airy = false;  ///< around the marks: large screens have that room, but for high boards
  int heads = 0;         ///< rows of the guesses' numbers, between marks and digits
  bool is_tall = false;  ///< digits cover a row more above and below their place
  bool has_numbers = false;  ///< for marks, whatever the height

  [[nodiscard]] constexpr bool is_large() const { return size == PegSize::disc; }

  /// Of a board beside its guesses: frame, air and the code.
  [[nodiscard]] constexpr int frame_columns() const { return is_tall ? 14 : is_large() ? 13 : 8; }

  /// From the frame to the first guess.
  [[nodiscard]] constexpr int margin() const { return is_large() ? 4 : 2; }

  /// The frame above the marks.
  [[nodiscard]] constexpr int frame_row() const { return top - (is_airy ? 3 : 1); }
};

inline constexpr Room full_room{17, 15, 20, 3, 4, 2};
inline constexpr Room large_room{36, 15, 42, 3, 7, 2, disc_rows, 1, PegSize::disc};
inline constexpr Room lean_room{13, 11, 15, 0, 3, 2};

[[nodiscard]] bool are_marks_numbers(const Size& size, const Room& room);
/// The row of the first digits.
[[nodiscard]] int digits_row(const Size& size, const Room& room);
/// The row below the digits and their air.
[[nodiscard]] int row_below(const Size& size, const Room& room);
/// Boards too high or too wide for columns are lists: a row for each guess.
[[nodiscard]] bool is_list(const Size& size, const Room& room);

/// Of a small screen: the marks stand apart from the legend where there is room, and the prompt
/// below the digits; a page numbers no guesses. Digits in tiles have a row between.
[[nodiscard]] Room lean_room_of(const Size& size, bool is_page = false, bool has_tiles = false);
/// Of a full screen, or a large one.
[[nodiscard]] Room full_room_of(const Size& size, bool is_large);
[[nodiscard]] Room room_of(const Size& size, const Canvas& canvas);

/// Where it is typed.
[[nodiscard]] ansi::Position prompt_place(const Size& size, bool is_large);
/// The digits that can be clicked: below the guess, with air where there is room.
[[nodiscard]] ansi::Position digits_place(const Size& size, bool is_large);
/// What stands beside both of them on large screens.
[[nodiscard]] int second_column(const Size& size);

}  // namespace codemaker::play::breaking::splats
