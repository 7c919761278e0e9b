/// Where the keys of a screen stand on its last rows.
#pragma once

#include "ansi/frame.hpp"
#include "play/drawing/key_help.hpp"

#include <span>
#include <string>
#include <vector>

namespace codemaker::play {

struct PlacedKey {
  const KeyHelp* help;
  ansi::Position at;
  int columns;
};

/// The keys as they are written: small screens, where they look as their words do, part "any key"
/// from them by a colon.
[[nodiscard]] std::string shown_keys(const KeyHelp& help, bool is_lean);

/// While any key skips what moves: that, the way out and the help.
[[nodiscard]] std::vector<KeyHelp> keys_of_skip(std::span<const KeyHelp> helps);

/// The keys that have a word and fit. On full screens the way out and the help end the last row; on
/// small ones they take the place of others.
[[nodiscard]] std::vector<PlacedKey> placed_keys(
    std::span<const KeyHelp> helps, int columns, int rows, bool is_lean
);

}  // namespace codemaker::play
