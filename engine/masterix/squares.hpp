/// Sets of squares of the Masterix board, and what stands next to what.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace codemaker::engine::masterix {

/// The full board (rules.md 4.1); a board that is read may be smaller.
inline constexpr int max_rows = 6;
inline constexpr int max_columns = 8;
inline constexpr int max_squares = max_rows * max_columns;

/// A square in reading order: 8 × row + column, 0 … 47. Smaller boards lie in the upper left corner
/// of the full one.
using Square = int;

/// A set of squares; bit n is square n.
using Squares = std::uint64_t;

/// The set of this square alone.
[[nodiscard]] constexpr Squares only(Square square) {
  return Squares{1} << static_cast<unsigned>(square);
}

/// Whether a set has the square.
[[nodiscard]] constexpr bool holds(Squares squares, Square square) {
  return (squares & only(square)) != 0;
}

/// The first square of a set that is not empty.
[[nodiscard]] constexpr Square first(Squares squares) {
  return std::countr_zero(squares);
}

/// The set without its first square; an empty one stays empty.
[[nodiscard]] constexpr Squares without_first(Squares squares) {
  return squares & (squares - 1);
}

/// How many squares a set has.
[[nodiscard]] constexpr int count(Squares squares) {
  return std::popcount(squares);
}

namespace detail {

inline constexpr Squares whole_board = (Squares{1} << 48U) - 1;
inline constexpr Squares first_column = 0x0000'0101'0101'0101U;
inline constexpr Squares last_column = first_column << 7U;

}  // namespace detail

/// Each square one column to the right; what leaves the board is lost.
[[nodiscard]] constexpr Squares to_right(Squares squares) {
  return (squares & ~detail::last_column) << 1U;
}

/// Each square one column to the left; what leaves the board is lost.
[[nodiscard]] constexpr Squares to_left(Squares squares) {
  return (squares & ~detail::first_column) >> 1U;
}

/// The squares of a set and all that touch one of them.
[[nodiscard]] constexpr Squares with_neighbors(Squares squares) {
  const Squares rows = squares | to_right(squares) | to_left(squares);
  return (rows | rows << 8U | rows >> 8U) & detail::whole_board;
}

namespace detail {

/// By square.
inline constexpr auto neighbors = [] {
  std::array<Squares, max_squares> table{};
  for (Square square = 0; square < max_squares; ++square) {
    table[static_cast<std::size_t>(square)] = with_neighbors(only(square)) & ~only(square);
  }
  return table;
}();

}  // namespace detail

/// The up to eight squares around a square.
[[nodiscard]] constexpr Squares around(Square square) {
  return detail::neighbors[static_cast<std::size_t>(square)];
}

static_assert(count(around(0)) == 3 && count(around(7)) == 3 && count(around(20)) == 8);

}  // namespace codemaker::engine::masterix
