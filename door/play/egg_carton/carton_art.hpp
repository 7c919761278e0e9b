/// The carton as a thing of cardboard: wells with marbles in them, a trough past either end, and a
/// strip of labels along each side (full screens only).
#pragma once

#include "ansi/frame.hpp"
#include "ansi/palette.hpp"
#include "engine/egg_carton/rules.hpp"
#include "play/egg_carton/preview.hpp"

#include <optional>

namespace codemaker::play {

class Canvas;

}  // namespace codemaker::play

namespace codemaker::play::egg_carton {

/// What is to be seen of the carton.
struct View {
  engine::egg_carton::Position board = {};
  /// Where the last marble fell, while it is lit: its number stands in brackets, where
  /// there are no shades.
  std::optional<engine::egg_carton::Station> lit = {};
  /// Where the hand is, and how many marbles are in it.
  std::optional<engine::egg_carton::Station> hand_at = {};
  int hand = 0;
  /// The slot that Enter selects: its letter stands in brackets.
  std::optional<engine::egg_carton::Slot> cursor = {};
  /// Where the marbles of each slot would end, as far as that is shown.
  FirstLegs legs = {};
  bool is_upper_computers = false;  ///< of the two rows the upper one
};

/// Where a carton and what is in it stand. It is as wide as the screen.
struct Carton {
  int top = 2;        ///< the labels of the upper side
  int well_rows = 6;  ///< for marbles
  int wall = 6;       ///< the first of seven, and how wide a trough is with its outer wall
  int pitch = 11;
  bool is_large = false;
  bool is_plain = false;  ///< of sixteen colors, where a marble that drops has to cost few bytes

  [[nodiscard]] constexpr int well_columns() const { return pitch - 1; }

  [[nodiscard]] constexpr int right_wall() const {
    return wall + engine::egg_carton::side_slots * pitch;
  }

  [[nodiscard]] constexpr int last_column() const { return right_wall() + wall; }

  /// The row of a slot's well that its first marble would fill from above.
  [[nodiscard]] constexpr int well_row(engine::egg_carton::Slot slot) const {
    return (slot < engine::egg_carton::side_slots ? ridge() : top) + 1;
  }

  [[nodiscard]] constexpr int well_column(engine::egg_carton::Slot slot) const {
    using namespace engine::egg_carton;
    return wall + 1 + (slot < side_slots ? slot : slot_count - 1 - slot) * pitch;
  }

  [[nodiscard]] constexpr int ridge() const { return top + well_rows + 1; }

  [[nodiscard]] constexpr int bottom() const { return ridge() + well_rows + 1; }

  /// The first cell of a slot's labels, and of the number at an end.
  [[nodiscard]] ansi::Position strip(engine::egg_carton::Station station) const;
  /// Where the two digits stand that count what lies there.
  [[nodiscard]] ansi::Position number(engine::egg_carton::Station station) const;
  /// Where the hand is drawn that drops a marble there: beside the number, above an end.
  [[nodiscard]] ansi::Position hand(engine::egg_carton::Station station) const;
  /// Behind what is drawn last when a marble falls there, the one that makes so many: a cursor that
  /// rests there costs nothing.
  [[nodiscard]] ansi::Position behind_drop(engine::egg_carton::Station station, int marbles) const;
  /// The slot at a place on the screen, its labels included.
  [[nodiscard]] std::optional<engine::egg_carton::Slot> slot_at(ansi::Position place) const;
};

/// The same as it is on a terminal of so many colors.
[[nodiscard]] Carton carton_on(const Canvas& canvas, Carton carton);

/// All of it.
void draw_full_carton(Canvas& canvas, const Carton& carton, const View& view);

}  // namespace codemaker::play::egg_carton
