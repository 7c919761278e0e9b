/// Tables of the Hall of Fame as large screens show them beside other things.
#pragma once

#include "ansi/frame.hpp"
#include "scores/entry.hpp"

#include <cstddef>
#include <span>

namespace codemaker::play {

class Canvas;

}  // namespace codemaker::play

namespace codemaker::play::shell {

/// Where such a table stands, and how many of its ranks.
struct RanksPlace {
  ansi::Position at;
  int columns = 30;
  std::size_t most = 10;
};

/// The first ranks: name, level and points, and the numbers of those that are free. `own`: whose
/// rows are lit; nullptr: nobody's.
void draw_ranks(
    Canvas& canvas, const RanksPlace& place, std::span<const scores::Entry> rows,
    const scores::Player* own
);
void draw_free_rank(Canvas& canvas, ansi::Position at, std::size_t rank);

}  // namespace codemaker::play::shell
