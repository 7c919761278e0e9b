/// How much of a bar is filled.
#pragma once

#include <algorithm>
#include <cstdint>

namespace codemaker::play {

/// The smallest share fills a cell, and only the whole fills them all.
constexpr int filled_columns(int columns, std::int64_t part, std::int64_t whole) {
  if (whole <= 0 || part <= 0) return 0;
  if (part >= whole) return columns;
  const std::int64_t nearest = (2 * part * columns + whole) / (2 * whole);
  return static_cast<int>(std::clamp<std::int64_t>(nearest, 1, columns - 1));
}

}  // namespace codemaker::play
