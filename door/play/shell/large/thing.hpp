/// What a game is played with, where only words tell which game it is.
#pragma once

#include "play/drawing/ornaments.hpp"

#include <string_view>

namespace codemaker::play::shell {

/// Of the game whose title stands in the words, as "Masterix, computer level 3"; else pegs.
[[nodiscard]] DrawInRing thing_named_in(std::string_view words);

}  // namespace codemaker::play::shell
