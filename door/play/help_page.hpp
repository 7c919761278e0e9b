/// The page of help: the keys of the screen below it.
#pragma once

#include "play/canvas.hpp"
#include "play/stage.hpp"

#include <span>

namespace codemaker::play {

void draw_help(Canvas& canvas, std::span<const KeyHelp> helps);

}  // namespace codemaker::play
