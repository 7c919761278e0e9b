/// Where the tables of day and month stand on full and large screens.
#pragma once

#include "scores/entry.hpp"

#include <algorithm>
#include <cstddef>

namespace codemaker::play::shell::daily {

inline constexpr int usual_puzzles = 3;  ///< with more of them the tables are lower

/// The row of the tables below so many puzzles, and their rows.
struct Tables {
  int row;
  std::size_t rows;
};

[[nodiscard]] inline Tables tables_below(std::size_t puzzles) {
  constexpr int usual_row = 8;
  const int more = std::max(static_cast<int>(puzzles) - usual_puzzles - 1, 0);
  return {usual_row + more, scores::table_size - static_cast<std::size_t>(more)};
}

}  // namespace codemaker::play::shell::daily
