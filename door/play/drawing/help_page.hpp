/// The page of help: the keys of the screen below it.
#pragma once

#include "play/drawing/canvas.hpp"
#include "play/drawing/key_help.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace codemaker::play {

/// The keys of the page itself.
[[nodiscard]] std::vector<KeyHelp> keys_of_help(bool has_rules);

/// `leaving`: what Ctrl-X does. `game`: of whose screen it is; empty: of no game's.
void draw_help(
    Canvas& canvas, std::span<const KeyHelp> helps, std::string_view leaving, std::string_view game
);

}  // namespace codemaker::play
