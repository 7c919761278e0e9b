/// What a game is played with, as it lies beside lists.
#pragma once

#include "play/drawing/ornaments.hpp"

#include <string_view>

namespace codemaker::play {

struct Game;

}  // namespace codemaker::play

namespace codemaker::play::shell {

[[nodiscard]] DrawInRing thing_of(const Game& game);

/// Of the game whose title stands in the words, as "Masterix, computer level 3"; else pegs.
[[nodiscard]] DrawInRing thing_named_in(std::string_view words);

}  // namespace codemaker::play::shell
