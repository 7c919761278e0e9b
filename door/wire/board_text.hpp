/// What our own page draws, as JSON of its own.
#pragma once

#include <string>

namespace codemaker::play {

struct Shown;

}  // namespace codemaker::play

namespace codemaker::wire {

/// Rows of words are [row, text, look, more, lit, key or place to click]; `pegs`, `grid` or
/// `carton` is the thing, each field by the name it has in `play/drawing/shown.hpp`, those left out
/// that say nothing. Only ASCII, so that bytes are letters.
[[nodiscard]] std::string board_text(const play::Shown& shown);

}  // namespace codemaker::wire
