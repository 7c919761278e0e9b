/// How a caller is shown things.
#pragma once

#include <cstdint>

namespace codemaker::play {

/// The three ways of showing one state.
enum class Presentation : std::uint8_t {
  full,   ///< framed boards in color, 79 × 24
  small,  ///< no boxes, digits as pegs, 40 × 20
  lines   ///< text alone, for screen readers and teletypes
};

}  // namespace codemaker::play
