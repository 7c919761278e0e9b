/// The page that lies over games on a board.
#pragma once

#include "play/call/place.hpp"

namespace codemaker::play::boards::place {

inline constexpr Place review{"review"};  ///< what each move of a board was worth

}  // namespace codemaker::play::boards::place
