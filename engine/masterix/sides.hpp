/// A Masterix position as the side to move sees it, for searching millions of them.
#pragma once

#include "engine/masterix/rules.hpp"

#include <utility>

namespace codemaker::engine::masterix {

/// Both sides' units; whose color they have does not matter to the search.
struct Sides {
  Squares own = 0;
  Squares enemies = 0;

  /// The enemies that can be jumped onto.
  [[nodiscard]] Squares targets() const { return with_neighbors(own) & enemies; }

  /// The units that can jump onto a target.
  [[nodiscard]] Squares jumpers(Square target) const { return around(target) & own; }

  /// What a jump onto a target destroys or captures.
  [[nodiscard]] Squares taken(Square target) const {
    return (around(target) & enemies) | only(target);
  }

  /// The position after a legal move, as the other side sees it.
  [[nodiscard]] Sides after(Move move) const {
    const Squares gone = taken(move.target);
    return {enemies & ~gone, (own & ~only(move.origin)) | gone};
  }
};

/// A position as the side to move sees it.
[[nodiscard]] inline Sides sides(const Position& position) {
  return {position.own(), position.enemies()};
}

/// What a move is worth apart from the replies, at level 1: two points for each kill, a unit more
/// for each capture, and the other side's units that are no longer there.
[[nodiscard]] constexpr int gain(int captures) {
  return 4 * captures + 3;
}

/// How many neighbors each square has in a set of units, 0 … 7, as three binary digits a square:
/// all 48 sums are made at once. (Eight wrap to 0; a target has at most seven, its jumper is the
/// eighth neighbor.)
class NeighborCounts {
 public:
  /// Counts around every square at once.
  explicit NeighborCounts(Squares units) {
    const Squares left = to_right(units);
    const Squares right = to_left(units);
    const Squares beside_ones = left ^ right;
    const Squares beside_twos = left & right;
    const Squares row_ones = beside_ones ^ units;
    const Squares row_twos = beside_twos | (beside_ones & units);
    const auto [ones, carried] = add(row_ones << 8U, row_ones >> 8U, beside_ones);
    const auto [twos, fours] = add(row_twos << 8U, row_twos >> 8U, beside_twos);
    ones_ = ones;
    twos_ = twos ^ carried;
    fours_ = fours ^ (twos & carried);
  }

  /// The squares that have the most neighbors, and how many.
  struct Most {
    Squares squares;
    int neighbors;
  };

  /// `these` are not empty.
  [[nodiscard]] Most most(Squares these) const {
    const Squares fours = these & fours_;
    these = fours != 0 ? fours : these;
    const Squares twos = these & twos_;
    these = twos != 0 ? twos : these;
    const Squares ones = these & ones_;
    these = ones != 0 ? ones : these;
    return {these, (fours != 0 ? 4 : 0) + (twos != 0 ? 2 : 0) + (ones != 0 ? 1 : 0)};
  }

  /// Of one square.
  [[nodiscard]] int at(Square square) const {
    const auto digit = [&](Squares squares) {
      return static_cast<int>((squares >> static_cast<unsigned>(square)) & 1U);
    };
    return 4 * digit(fours_) + 2 * digit(twos_) + digit(ones_);
  }

 private:
  struct Sum {
    Squares digit;
    Squares carry;
  };

  static Sum add(Squares a, Squares b, Squares c) {
    const Squares either = a ^ b;
    return {either ^ c, (a & b) | (either & c)};
  }

  Squares ones_;
  Squares twos_;
  Squares fours_;
};

}  // namespace codemaker::engine::masterix
