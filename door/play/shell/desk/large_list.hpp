/// A list of the desk where it fills a large screen.
#pragma once

#include "play/drawing/canvas.hpp"
#include "play/shared/list_place.hpp"
#include "play/shell/desk/words.hpp"

#include <cstddef>
#include <span>
#include <string_view>

namespace codemaker::play::shell::desk {

/// With room for thirty callers, and below it for what is typed.
[[nodiscard]] constexpr shared::ListPlace large_desk(std::size_t rows) {
  constexpr int told_rows = 30;
  const int pitch = shared::airy_pitch(rows, shared::large_page);
  const shared::ListPlace most{{2, 2}, 91, 37, 4, 6, shared::large_page, pitch};
  return most.ending_with(rows, told_rows);
}

struct LargeDesk {
  std::span<const DeskRow> rows;
  std::size_t chosen;
  bool are_callers;
  std::string_view counted;  ///< "12 callers"; empty: they are not
  std::string_view instead;  ///< of rows
  bool is_typing;            ///< then the cursor is there
};

/// All of the row under the cursor stands beside it.
void draw_large_desk(Canvas& canvas, const LargeDesk& desk);

}  // namespace codemaker::play::shell::desk
