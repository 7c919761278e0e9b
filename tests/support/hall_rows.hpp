/// Rows of the Hall of Fame as tests want them.
#pragma once

#include "scores/entry.hpp"

#include <string>

namespace codemaker::tests {

/// Of the player of this name on a board, at level 3.
[[nodiscard]] inline scores::Entry row_of(
    const std::string& board, const std::string& handle, engine::Points score
) {
  scores::Entry entry;
  entry.player = {board, "", handle};
  entry.name = handle;
  entry.score = score;
  entry.level = 3;
  return entry;
}

}  // namespace codemaker::tests
