/// A screen as a value: a grid of cells and the place where the next key will appear.
#pragma once

#include "ansi/glyph.hpp"
#include "ansi/palette.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::ansi {

/// Sixteen colors in front, eight behind; nothing that blinks. An ink, where there is one, is shown
/// by terminals that have it; the sixteen colors stand in for it on all others.
struct Attribute {
  Color foreground = Color::white;
  bool bold = false;
  Color background = Color::black;
  Ink front = Ink::none;
  Ink back = Ink::none;

  friend bool operator==(const Attribute&, const Attribute&) = default;
};

/// The attribute of an ink on another; without the second one on the terminal's black.
[[nodiscard]] Attribute painted(Ink front, Ink back = Ink::none);

/// The attribute as a terminal of this depth has it, so that two which look alike there are equal.
[[nodiscard]] Attribute in_depth(Attribute attribute, Depth depth);

/// True if a character looks the same in both, its ground aside.
[[nodiscard]] bool same_front(const Attribute& one, const Attribute& other);
/// True if a blank looks the same in both.
[[nodiscard]] bool same_back(const Attribute& one, const Attribute& other);

/// One character on the screen, in its colors.
struct Cell {
  Glyph glyph = u' ';
  Attribute attribute;

  friend bool operator==(const Cell&, const Cell&) = default;
};

/// Row and column from 0.
struct Position {
  int row = 0;
  int column = 0;

  friend bool operator==(const Position&, const Position&) = default;
};

/// A screen: rows of cells, and the cursor.
class Frame {
 public:
  /// An empty screen, 1 … 1000 rows and columns.
  Frame(int rows, int columns);

  [[nodiscard]] int rows() const { return rows_; }

  [[nodiscard]] int columns() const { return columns_; }

  /// The cell at a position on the screen.
  [[nodiscard]] const Cell& at(Position at) const;
  [[nodiscard]] std::span<const Cell> row(int row) const;

  /// Writes UTF-8 text to the right of `at` and returns the place after it. What does not fit on
  /// the row or the screen is cut off; characters that are not one cell wide show as `?`.
  Position put(Position at, std::string_view text, Attribute attribute = {});
  /// Writes one cell; nothing happens beyond the screen.
  void put(Position at, const Cell& cell);

  /// Where the next key will appear.
  Position cursor;

  /// The screen as a terminal of this depth has it.
  [[nodiscard]] Frame in_depth(Depth depth) const;

  /// The row as text, blanks at its end left out: what a test or a picture wants to read.
  [[nodiscard]] std::string text(int row) const;

  friend bool operator==(const Frame&, const Frame&) = default;

 private:
  [[nodiscard]] std::size_t index(Position at) const;

  int rows_;
  int columns_;
  std::vector<Cell> cells_;
};

}  // namespace codemaker::ansi
