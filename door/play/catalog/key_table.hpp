/// The keys of the program and the one thing that each of them does: what `codemaker man keys`
/// prints and the player's guide has.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace codemaker::play {

struct KeyMeaning {
  std::string_view keys;  ///< "X, F4"
  std::string_view does;
};

/// What means the same on every screen where it means anything.
[[nodiscard]] std::span<const KeyMeaning> key_table();

/// The letters of the menus: the same of each game.
[[nodiscard]] std::span<const KeyMeaning> menu_key_table();

/// A table as Markdown has it.
[[nodiscard]] std::string markdown_of(std::span<const KeyMeaning> table);

}  // namespace codemaker::play
