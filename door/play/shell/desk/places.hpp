/// Where things stand on the desk's screens, full ones and lean ones.
#pragma once

#include "play/shared/list_place.hpp"

#include <cstddef>

namespace codemaker::play::shell::desk {

/// Rows of a list that are seen at once.
[[nodiscard]] constexpr std::size_t rows_of_list(bool is_lean, bool is_large = false) {
  return is_lean ? 6 : shared::list_page(is_large);
}

/// The first row of the list that is seen with this one.
[[nodiscard]] constexpr std::size_t first_of_page(std::size_t row, bool is_lean) {
  return row / rows_of_list(is_lean) * rows_of_list(is_lean);
}

/// Where the list begins.
[[nodiscard]] constexpr int first_row(bool is_lean) {
  return is_lean ? 2 : 4;
}

/// The frame around the lists themselves, on full screens.
inline constexpr int menu_row = 4;

/// Of the lists where they fill a large screen: the first row, and rows from one to the next.
inline constexpr int large_menu_row = 22;
inline constexpr int large_menu_pitch = 3;

/// Where all of the row under the cursor is told, or what is typed.
[[nodiscard]] constexpr int detail_row(bool is_lean) {
  return is_lean ? 9 : 16;
}

}  // namespace codemaker::play::shell::desk
