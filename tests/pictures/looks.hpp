/// What colors come to on a screen.
#pragma once

#include "ansi/frame.hpp"

#include <cstdint>
#include <string>

namespace codemaker::tests {

/// 0xRRGGBB.
using Rgb = std::uint32_t;

/// The color of a letter and that behind it, as a terminal of this depth shows them: the eight
/// colors as VGA cards had them.
struct Colors {
  Rgb front;
  Rgb back;
};

[[nodiscard]] Colors colors_of(const ansi::Attribute& attribute, ansi::Depth depth);

/// What can be seen of a cell's colors: the letter's color, of the eight a digit, * if bold, and
/// behind a slash that behind it, in the words of tests/e2e/judge.js. A blank has no letter.
[[nodiscard]] std::string look_of_cell(const ansi::Cell& cell, ansi::Depth depth);

}  // namespace codemaker::tests
