/// The state of a terminal between two bytes: where its cursor stands and in which colors it
/// writes; and the shortest ways to change either.
#pragma once

#include "ansi/frame.hpp"
#include "ansi/terminal.hpp"

#include <optional>
#include <string>

namespace codemaker::ansi {

/// The cursor and the colors in force, as far as they are known. Colors are those of the terminal's
/// depth.
class Pen {
 public:
  explicit Pen(const Terminal& terminal);

  /// Unknown after the last column has been written: some terminals wrap at once, some late.
  std::optional<Position> position;
  /// Unknown before the first painting.
  std::optional<Attribute> attribute;

  /// The shortest bytes that bring the cursor to `to`. LF is only used behind CR, CR only before
  /// LF.
  [[nodiscard]] std::string move(Position to) const;

  /// Bytes that change the colors, and the attribute then in force.
  struct Change {
    std::string bytes;
    Attribute attribute;
  };

  /// The shortest change after which cells written look like `cell`: a blank has no foreground, a
  /// full block no background.
  [[nodiscard]] Change recolor(const Cell& cell) const;

  /// Resets the colors to the normal ones, white on black.
  [[nodiscard]] std::string normal_colors() const;

 private:
  [[nodiscard]] std::string from_reset(Attribute to) const;
  [[nodiscard]] std::string move_within_row(int from, int to) const;

  /// The numbers of SGR that put the color in front or behind.
  [[nodiscard]] std::string front(const Attribute& to) const;
  [[nodiscard]] std::string back(const Attribute& to) const;
  /// The sequence that changes only what differs.
  [[nodiscard]] std::string difference(const Attribute& from, const Attribute& to) const;

  int columns_;
  Depth depth_;
  bool is_plain_;      ///< level B: SGR 0 is white on black, and SGR 22 is not trusted
  bool shows_blocks_;  ///< a full block hides its background
};

/// True if both cells look alike on a screen.
[[nodiscard]] bool look_alike(const Cell& one, const Cell& other, Charset charset);

}  // namespace codemaker::ansi
