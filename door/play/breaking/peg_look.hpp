/// How pegs look in a cell: the name and color of each, and the pegs of small screens.
#pragma once

#include "play/breaking/peg_words.hpp"
#include "play/drawing/canvas.hpp"

#include <string>
#include <string_view>

namespace codemaker::play::breaking {

/// The peg colors in their order: name and looks. Black is a plain grey, so that it is seen.
struct PegLook {
  std::string_view name;
  ansi::Attribute attribute;
  std::string_view square = "\u25A0";
};

/// The name and look of a peg; of what lies beyond the eight colors, the plain one.
[[nodiscard]] const PegLook& look_of(engine::breaking::Peg peg);

/// True where the pegs of this screen have shapes on them: the caller has chosen them.
[[nodiscard]] bool has_shapes(const Canvas& canvas, PegSigns signs);

/// What stands on a peg of this screen: its sign, a shape, or nothing where color alone tells it.
[[nodiscard]] std::string_view sign_on(
    const Canvas& canvas, engine::breaking::Peg peg, PegSigns signs
);

/// A peg as its number, which is its key, as a square or a shape, all in its color; letters in
/// their color too; digits and what lies beyond the eight colors as plain signs.
void draw_peg(
    Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, PegSigns signs = PegSigns::colors
);

/// What stands for a peg where a page draws it.
[[nodiscard]] std::string noted_sign(engine::breaking::Peg peg);

/// The sign of a hole without a peg.
void draw_empty_hole(Canvas& canvas, ansi::Position at, ansi::Attribute look = {});

}  // namespace codemaker::play::breaking
