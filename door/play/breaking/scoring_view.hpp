/// Which pegs of a guess were marked for which pegs of the code (rules.md 2.2, show scoring).
#pragma once

#include "engine/breaking/code.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/drawing/canvas.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace codemaker::play::breaking {

/// How large the pegs are; small screens have discs where boards are tiles, and large pegs, as
/// those of strips, are for large screens alone.
enum class ScoringLook : std::uint8_t { row, discs, large };

/// The code, the guess below it and the lines between them: solid ones for hits, dashed ones for
/// near misses. `at` is the place of the code; returns the row below the guess.
int draw_scoring(
    Canvas& canvas, ansi::Position at, const engine::breaking::Code& code,
    const engine::breaking::Code& guess, PegSigns signs, ScoringLook look
);

/// What that covers with pegs of more than a row, from `at` on.
struct ScoringSize {
  int rows;
  int columns;
};

[[nodiscard]] ScoringSize scoring_size(
    const Canvas& canvas, const engine::breaking::Code& code, const engine::breaking::Code& guess,
    ScoringLook look
);

/// A line for each peg that was marked: "1 red hits place 1.", "3 blue of place 2 fits place 4."
[[nodiscard]] std::vector<std::string> scoring_words(
    const engine::breaking::Code& code, const engine::breaking::Code& guess, PegSigns signs
);

}  // namespace codemaker::play::breaking
