/// The egg carton as it is drawn, and where on it a pointer points.
#pragma once

#include "play/drawing/board_size.hpp"
#include "play/egg_carton/carton_art.hpp"

#include <optional>

namespace codemaker::play::egg_carton {

/// The board of full screens.
inline constexpr Carton full_carton{};
/// The board of large ones.
inline constexpr Carton large_carton{
    .top = 2, .well_rows = 17, .wall = 17, .pitch = 16, .is_large = true};

[[nodiscard]] constexpr const Carton& carton_of(bool is_large) {
  return is_large ? large_carton : full_carton;
}

/// A carton with such wells at the bottom of a large page, above the message.
[[nodiscard]] Carton carton_below(const Canvas& canvas, int well_rows);

/// Rows of what stands around the carton.
struct Rows {
  int top = 1;  ///< of player two
  int top_words = 19;
  int bottom = 17;  ///< of player one
  int bottom_words = 20;
  int terms = 18;   ///< what a game counts for, in two rows
  int lead = 20;    ///< who has fewer marbles
  int status = 21;  ///< what is asked, or whose marbles are sown
  int word = 13;    ///< for how it ended, on small screens
};

[[nodiscard]] constexpr Rows egg_rows(BoardSize size) {
  Rows small{.top = 2, .top_words = 3, .bottom = 9, .bottom_words = 11, .status = 13};
  switch (size) {
  case BoardSize::full:
    return {};
  case BoardSize::large:
    return {
        .top_words = 41, .bottom = 39, .bottom_words = 42, .terms = 41, .lead = 43, .status = 45};
  case BoardSize::tiles:
    return {.top = 2, .top_words = 3, .bottom = 11, .bottom_words = 12, .status = 14, .word = 13};
  case BoardSize::letters:
    break;
  }
  return small;
}

/// Where it stands what a game counts for, beside the ways of the marbles on full screens.
[[nodiscard]] int terms_column(const Canvas& canvas);

/// On small screens: the rows that people sow are the bright ones.
[[nodiscard]] ansi::Attribute look_of_counts(const View& view, engine::egg_carton::Station station);

/// The carton, its marbles and the numbers beside them.
void draw_carton(Canvas& canvas, const View& view);

/// Marbles of all kinds, side by side across the screen.
void draw_marble_strip(Canvas& canvas, int row);

/// The slot that is drawn there, for the mouse.
[[nodiscard]] std::optional<engine::egg_carton::Slot> slot_under(ansi::Position at, BoardSize size);

}  // namespace codemaker::play::egg_carton
