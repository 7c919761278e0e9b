/// Tunes as ANSI music: the PLAY strings of BASIC, as CTerm takes them (terminal.md 3.4).
#pragma once

#include <cstdint>
#include <string_view>

namespace codemaker::ansi {

enum class Tune : std::uint8_t { win, loss, record };

/// The bytes that play it in the background, fewer than 60. For terminals that are known to take
/// them: others show letters. The cursor stays where it is.
[[nodiscard]] std::string_view music(Tune tune);

}  // namespace codemaker::ansi
