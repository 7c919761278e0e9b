/// Marbles, and how a heap of them lies in the carton: each of them is to be seen, so the more
/// there are, the smaller they are drawn, and the closer they lie on large boards.
#pragma once

#include "ansi/frame.hpp"
#include "ansi/palette.hpp"

#include <cstdint>
#include <vector>

namespace codemaker::play {

class Canvas;

}  // namespace codemaker::play

namespace codemaker::play::egg_carton {

struct Carton;

/// Wells lower than this are pictures of a carton, in which small marbles lie in rows.
inline constexpr int least_rows_of_board = 6;

enum class MarbleSize : std::uint8_t {
  bead,    ///< a cell
  flat,    ///< three cells, which make it round in sixteen colors for few bytes
  small,   ///< two columns and as many halves of rows
  middle,  ///< four columns and two rows, whose shades make them round
  large    ///< six columns and three rows: all of a large board are
};

[[nodiscard]] int rows_of(MarbleSize size);
[[nodiscard]] int columns_of(MarbleSize size);

/// Marbles of one size, in cells from the corner of what they lie in; of small ones the
/// rows are halves of those.
struct Heap {
  MarbleSize size = MarbleSize::bead;
  std::vector<ansi::Position> places = {};
  bool falls_cheaply = false;  ///< letters keep their color, so one more costs few bytes
  bool has_more = false;       ///< than there is room for: then a sign stands in the last place
};

[[nodiscard]] Heap heap_in_well(const Carton& carton, int many);
[[nodiscard]] Heap heap_in_trough(const Carton& carton, int many);

/// There are six kinds of glass, which take turns from the first one on: which one a marble is of
/// means nothing.
void draw_heap(Canvas& canvas, const Heap& heap, ansi::Position corner, int first_kind);
/// A round one.
void draw_marble(Canvas& canvas, ansi::Position at, int kind, ansi::Ink ground);

}  // namespace codemaker::play::egg_carton
