/// What a guided first game on a board says beside the caller's moves.
#pragma once

#include "play/scenes/stage.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace codemaker::play::boards {

/// How far a guided game is.
struct Guide {
  bool is_on = false;       ///< the game is guided
  bool is_at_work = false;  ///< it has asked for a move by itself; else the caller did
  int moves = 0;            ///< of the caller's that it went along with
  bool has_let_go = false;  ///< it has told that it will be silent now and then
};

/// Where there is nothing to learn the caller chooses alone: said once.
void let_go(Guide& guide, Stage& stage);

/// A row of messages on full screens.
inline constexpr std::size_t full_row = 76;

/// Sentences beside a board: all of them in lines, on screens those that have room, on full ones
/// so many columns.
void say_beside(const std::vector<std::string>& sentences, std::size_t full_room, Stage& stage);

}  // namespace codemaker::play::boards
