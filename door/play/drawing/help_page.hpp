/// The page of help: the keys of the screen below it.
#pragma once

#include "play/drawing/canvas.hpp"
#include "play/drawing/key_help.hpp"

#include <span>

namespace codemaker::play {

void draw_help(Canvas& canvas, std::span<const KeyHelp> helps);

}  // namespace codemaker::play
