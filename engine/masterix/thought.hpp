/// What the computer answers when it is asked for a jump.
#pragma once

#include "engine/masterix/rules.hpp"

#include <cstdint>

namespace codemaker::engine::masterix {

/// A move and what the player thinks of the position.
struct Thought {
  Move move;
  int value = 0;            ///< margin still to come at level 1, for the side to move
  int depth = 0;            ///< moves looked ahead
  bool is_exact = false;    ///< the margin of perfect play, no estimate
  std::uint64_t nodes = 0;  ///< positions looked at
};

}  // namespace codemaker::engine::masterix
