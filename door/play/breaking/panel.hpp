/// What stands beside a board of pegs on full screens: the colors, and what the marks mean.
#pragma once

#include "ansi/frame.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/wooden_place.hpp"

#include <optional>

namespace codemaker::play {

class Canvas;

}  // namespace codemaker::play

namespace codemaker::play::breaking {

/// The colors of a game with their names, in one or two columns.
struct Palette {
  ansi::Position at;
  int colors = 6;
  int columns = 2;
  PegSigns signs = PegSigns::colors;
  bool has_no_peg = false;  ///< stands behind the colors
  PegSize size = PegSize::row;
  bool has_shapes = false;  ///< behind the names, also where the caller has them nowhere else

  static constexpr int column_width = 14;
  static constexpr int large_column_width = 16;

  /// Pegs below one another.
  [[nodiscard]] constexpr int pegs_down() const {
    return (colors + (has_no_peg ? 1 : 0) + columns - 1) / columns;
  }

  /// Rows it covers.
  [[nodiscard]] constexpr int rows() const { return pegs_down() * peg_rows(size); }

  [[nodiscard]] constexpr int width() const {
    return size == PegSize::disc ? large_column_width : column_width;
  }

  /// Where a peg stands.
  [[nodiscard]] ansi::Position place(engine::breaking::Peg peg) const;
  /// The peg under a place on the screen, its name included.
  [[nodiscard]] std::optional<engine::breaking::Peg> peg_at(ansi::Position place) const;
};

void draw_palette(Canvas& canvas, const Palette& palette);

/// With its heading above it.
void draw_titled_palette(Canvas& canvas, const Palette& palette);

/// Where two boards stand beside each other, with the colors at their right: left of them, and
/// between them and before the colors.
struct RoomOfTwo {
  int margin = 0;
  int gap = 0;
};

[[nodiscard]] RoomOfTwo room_of_two(const WoodenBoard& board);

/// What stands right of two boards: the colors, and below them what marks mean, in a word each.
void draw_short_panel(Canvas& canvas, const Palette& palette);

/// Two rows: what filled and hollow marks mean.
void draw_legend(
    Canvas& canvas, ansi::Position at, PegSigns signs = PegSigns::colors,
    PegSize size = PegSize::row
);

/// "Guesses left", a bar and the number.
void draw_guesses_left(Canvas& canvas, ansi::Position at, int left, int all);

}  // namespace codemaker::play::breaking
