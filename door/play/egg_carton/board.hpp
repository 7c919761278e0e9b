/// The egg carton as it is drawn, and where on it a pointer points.
#pragma once

#include "engine/egg_carton/rules.hpp"
#include "play/canvas.hpp"

#include <optional>

namespace codemaker::play::egg_carton {

/// What is to be seen of the carton.
struct View {
  engine::egg_carton::Position board = {};
  /// Where the last marble fell: its number stands in brackets.
  std::optional<engine::egg_carton::Station> lit = {};
};

/// Rows of what stands around the carton.
struct Rows {
  int top = 2;  ///< of player two
  int top_words = 2;
  int bottom = 14;  ///< of player one
  int bottom_words = 14;
  int status = 16;  ///< what is asked, or how many marbles are in the hand
};

/// The rows of full and of small screens.
[[nodiscard]] constexpr Rows egg_rows(bool is_lean) {
  if (is_lean) return {.top = 2, .top_words = 3, .bottom = 9, .bottom_words = 10, .status = 12};
  return {};
}

/// What changes while marbles fall, they, their numbers, the hand's and the words beside the rows,
/// shares one look, so that a marble costs no change of color.
[[nodiscard]] ansi::Attribute marble_look(bool is_lean);

/// The carton, its marbles and the numbers beside them.
void draw_carton(Canvas& canvas, const View& view);

/// The slot that is drawn there, for the mouse.
[[nodiscard]] std::optional<engine::egg_carton::Slot> slot_under(ansi::Position at, bool is_lean);

}  // namespace codemaker::play::egg_carton
