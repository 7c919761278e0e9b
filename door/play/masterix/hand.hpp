/// A player's hand at the Masterix board (rules.md 4.6): the cursor goes from square to square, a
/// unit is picked up and pointed at what it jumps onto.
#pragma once

#include "ansi/keys.hpp"
#include "engine/masterix/rules.hpp"

#include <optional>
#include <string>

namespace codemaker::play::masterix {

/// One of the eight ways to a neighboring square: rows down and columns to the right, -1 … 1.
struct Heading {
  int rows = 0;
  int columns = 0;
};

/// The way of a key: digits as they lie on the number pad, and the keys that such a pad sends with
/// NUM LOCK off.
[[nodiscard]] std::optional<Heading> heading_of(const ansi::Key& key);

class Hand {
 public:
  using Position = engine::masterix::Position;
  using Square = engine::masterix::Square;

  /// Where the cursor is: on the target pointed at while a unit is selected.
  [[nodiscard]] Square cursor() const { return unit_ ? target_ : cursor_; }

  /// The unit selected.
  [[nodiscard]] std::optional<Square> unit() const { return unit_; }

  /// The move a selected unit would make now.
  [[nodiscard]] std::optional<engine::masterix::Move> move() const;

  /// Moves the cursor, around every edge of the board; with a unit selected, points at the enemy in
  /// that direction from the unit. The sentence that says why not, empty if it could.
  [[nodiscard]] std::string go(const Heading& heading, const Position& position);

  /// Selects the unit on a square and points at its first target in the order 7 8 9 4 6 1 2 3. The
  /// sentence that says why not, empty if it could.
  [[nodiscard]] std::string pick_up(Square square, const Position& position);

  /// Selects the unit of a legal move and points at its target.
  void point_out(engine::masterix::Move move);

  /// No unit is selected any more; the cursor is on it again.
  void put_down();

  /// The cursor is there, no unit is selected.
  void rest_on(Square square);

  /// The cursor comes to a unit that can jump: where it is, else to the nearest one.
  void rest_on_jumper(const Position& position);

 private:
  Square cursor_ = 19;  ///< c4, in the middle
  std::optional<Square> unit_;
  Square target_ = 0;
};

}  // namespace codemaker::play::masterix
