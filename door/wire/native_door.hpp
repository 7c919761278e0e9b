/// The manifest of a native door, as BinktermPHP reads it (door/bbs-contract.md 12.1).
#pragma once

#include "ansi/glyph.hpp"

#include <optional>
#include <string_view>

namespace codemaker::wire {

/// What the board takes of a door with this nativedoor.json: UTF-8 as it is, or CP437 of which it
/// makes UTF-8. nullopt for what is no manifest.
[[nodiscard]] std::optional<ansi::Charset> charset_of_native_door(std::string_view manifest);

}  // namespace codemaker::wire
