/// A player's hand at the Masterix board (rules.md 4.6): a box goes from square to square, takes a
/// unit up and points at what it jumps onto.
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

  /// The square in the box: the target pointed at while a unit is taken up.
  [[nodiscard]] Square box() const { return unit_ ? target_ : box_; }

  /// The unit taken up, whose turn it is.
  [[nodiscard]] std::optional<Square> unit() const { return unit_; }

  /// The move a taken unit would make now.
  [[nodiscard]] std::optional<engine::masterix::Move> move() const;

  /// Moves the box, around every edge of the board; with a unit taken up, points at the enemy that
  /// way from the unit. The sentence that says why not, empty if it could.
  [[nodiscard]] std::string go(const Heading& heading, const Position& position);

  /// Takes up the unit on a square and points at its first target in the order 7 8 9 4 6 1 2 3. The
  /// sentence that says why not, empty if it could.
  [[nodiscard]] std::string take_up(Square square, const Position& position);

  /// The unit is given back, the box lies on it again.
  void give_back();

  /// The box lies there, no unit is taken up.
  void rest_on(Square square);

 private:
  Square box_ = 19;  ///< c4, in the middle
  std::optional<Square> unit_;
  Square target_ = 0;
};

}  // namespace codemaker::play::masterix
