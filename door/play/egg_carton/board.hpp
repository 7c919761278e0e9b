/// The egg carton as it is drawn, and where on it a pointer points.
#pragma once

#include "play/egg_carton/carton_art.hpp"

#include <optional>

namespace codemaker::play::egg_carton {

/// The board of full screens.
inline constexpr Carton full_carton{};

/// Rows of what stands around the carton.
struct Rows {
  int top = 1;  ///< of player two
  int top_words = 19;
  int bottom = 17;  ///< of player one
  int bottom_words = 20;
  int status = 21;  ///< what is asked, or whose marbles are sown
};

/// The rows of full and of small screens.
[[nodiscard]] constexpr Rows egg_rows(bool is_lean) {
  if (is_lean) return {.top = 2, .top_words = 3, .bottom = 9, .bottom_words = 10, .status = 12};
  return {};
}

/// The carton, its marbles and the numbers beside them.
void draw_carton(Canvas& canvas, const View& view);

/// The slot that is drawn there, for the mouse.
[[nodiscard]] std::optional<engine::egg_carton::Slot> slot_under(ansi::Position at, bool is_lean);

}  // namespace codemaker::play::egg_carton
