/// What the computer answers when it is asked for a selection.
#pragma once

#include "engine/egg_carton/rules.hpp"

#include <cstdint>

namespace codemaker::engine::egg_carton {

/// What the computer plays and why.
struct Thought {
  Slot slot = 0;
  /// For the player on turn: 1 won, -1 lost when exact, otherwise a guess between them; 0 for a
  /// selection made without looking.
  double value = 0;
  bool is_exact = false;
  int depth = 0;                 ///< selections looked ahead; 0 for none and for a proof
  std::uint64_t selections = 0;  ///< made while thinking
};

}  // namespace codemaker::engine::egg_carton
